import { goRounds } from '../../back-office/office/testing/goRounds.ts';
import { startTestAccounts } from '../../testing/testAccounts.ts';
import { hostileBodies } from '../../testing/hostileBodies.ts';
import { testPost } from '../../testing/testPost.ts';

const shop = testPost(startTestAccounts, ['newsletter_subscriptions', 'counted_tries']);
const { send } = shop;

const email = 'maya@example.test';
const post = async (url: string, payload?: unknown, headers: Record<string, string> = {}) => {
  const body = payload as object | undefined;
  const reply = await shop.world.app.inject({
    method: 'POST',
    url,
    headers,
    ...(body !== undefined && { payload: body }),
  });
  return { status: reply.statusCode, body: reply.body && reply.json(), location: reply.headers.location };
};
const ask = (to = email) => post('/api/admin/subscribe', { email: to });
const confirm = (token: unknown) => post('/api/newsletter/confirm', { token });
const unsubscribe = (token: unknown) => post('/api/newsletter/unsubscribe', { token });
const state = async (of = email) =>
  (await shop.world.run('select state from newsletter_subscriptions where email = $1', [of]))[0]?.state;
const found = (pattern: RegExp) => shop.mails.flatMap(({ text }) => pattern.exec(text ?? '')?.[1] ?? []).at(-1) ?? '';
const secret = () => found(/\/newsletter\/confirm#([\w-]+)/);
const way = () => found(/\/newsletter\/unsubscribe#([\w-]+)/);
const subjects = () => shop.mails.map(({ subject }) => subject);

async function askAndConfirm() {
  await ask();
  await send();
  await confirm(secret());
  await send();
}

test('a subscription is asked for, confirmed by the email’s secret, and welcomed once', async () => {
  await ask();
  await send();
  expect([await state(), subjects()]).toEqual(['asked', ['Confirm your subscription to the Paw Dailies newsletter']]);
  expect(shop.mails[0]?.text).toContain('https://shop.test/newsletter/confirm#');
  expect(await confirm(` ${secret()}\n`)).toMatchObject({
    status: 200,
    body: { message: 'Thanks for confirming. You’re subscribed.' },
  });
  expect(await confirm(secret())).toMatchObject({ status: 200 });
  await send();
  expect([await state(), subjects().slice(1)]).toEqual(['confirmed', ['Your newsletter subscription is confirmed']]);
});

test('nothing in the database gives access: the secret is stored as a hash, and the queue deletes it', async () => {
  await ask();
  await send();
  const kept = JSON.stringify(await shop.world.run('select s.*, o.payload from newsletter_subscriptions s, outbox o'));
  expect(kept).not.toContain(secret());
});

test('a subscriber who asks again gets an email that says so, and stays subscribed', async () => {
  await askAndConfirm();
  expect(await ask()).toEqual(await ask('stranger@example.test'));
  await send();
  expect(subjects()).toContain('You already get our newsletter');
  expect(await state()).toBe('confirmed');
});

test('after two requests the newest email’s link is the valid one', async () => {
  await ask();
  await send();
  const old = secret();
  await ask();
  await send();
  expect(await confirm(old)).toMatchObject({ status: 404, body: { code: 'link_unknown' } });
  expect(await confirm(secret())).toMatchObject({ status: 200 });
});

test('mail programs unsubscribe the reader by one POST of either kind', async () => {
  await askAndConfirm();
  const headers = shop.mails.at(-1)?.headers ?? [];
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value;
  expect(valueOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const url =
    /^<https:\/\/shop\.test(\/api\/newsletter\/one-click\/[\w-]+)>$/.exec(valueOf('list-unsubscribe') ?? '')?.[1] ?? '';
  for (const [type, payload] of [
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    ],
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  ] as const) {
    await shop.world.run("update newsletter_subscriptions set state = 'confirmed'");
    expect(await post(url, payload, { 'content-type': type, origin: 'https://mail.example' })).toMatchObject({
      status: 200,
    });
    expect(await state()).toBe('ended');
  }
  expect(await post(url)).toMatchObject({ status: 200 });
});

test('a GET of the same URL, by a person or a scanner, redirects to the page and ends nothing', async () => {
  await askAndConfirm();
  const reply = await shop.world.app.inject(`/api/newsletter/one-click/${way()}`);
  expect([reply.statusCode, reply.headers.location]).toEqual([303, `/newsletter/unsubscribe#${way()}`]);
  expect(await state()).toBe('confirmed');
});

test('unsubscribing may be repeated; after subscribing again the link of an old email still unsubscribes', async () => {
  await askAndConfirm();
  const old = way();
  expect(await unsubscribe(old)).toMatchObject({ status: 200 });
  expect(await unsubscribe(old)).toMatchObject({ status: 200 });
  expect(await state()).toBe('ended');
  await shop.world.run('delete from newsletter_subscriptions');
  await askAndConfirm();
  expect(await state()).toBe('confirmed');
  await unsubscribe(old);
  expect(await state()).toBe('ended');
});

test('an outdated email is not sent', async () => {
  await ask();
  await shop.world.run("update newsletter_subscriptions set state = 'ended'");
  await send();
  expect(shop.mails).toEqual([]);
});

test('unconfirmed and unsubscribed addresses are deleted; those on the list stay', async () => {
  await ask('late@example.test');
  await ask('gone@example.test');
  await ask('reader@example.test');
  await shop.world.run("update newsletter_subscriptions set subscribed_at = now() - interval '8 days'");
  await shop.world.run("update newsletter_subscriptions set state = 'confirmed' where email like 'reader%'");
  await shop.world.run(
    "update newsletter_subscriptions set state = 'ended', ended_at = now() - interval '31 days' where email like 'gone%'",
  );
  await goRounds(shop.world.database);
  expect(await shop.world.run('select email from newsletter_subscriptions')).toEqual([
    { email: 'reader@example.test' },
  ]);
});

test('without JavaScript the pages’ forms are posted, and redirect to their message', async () => {
  await ask();
  await send();
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const post2 = async (url: string, token: string) => (await post(url, `token=${token}`, form)).location;
  expect(await post2('/api/newsletter/confirm', 'x')).toBe('/newsletter/confirm#unknown');
  expect(await post2('/api/newsletter/confirm', secret())).toBe('/newsletter/confirm#done');
  await send();
  expect(await post2('/api/newsletter/unsubscribe', `${way()}x`)).toBe('/newsletter/unsubscribe#unknown');
  expect(await post2('/api/newsletter/unsubscribe', way())).toBe('/newsletter/unsubscribe#done');
  expect(await state()).toBe('ended');
});

test('every hostile body and token is refused with a message, and changes nothing', async () => {
  await askAndConfirm();
  const json = { 'content-type': 'application/json' };
  for (const url of ['/api/newsletter/confirm', '/api/newsletter/unsubscribe']) {
    for (const { name, text } of hostileBodies({ token: way() })) {
      const { status, body } = await post(url, text, json);
      expect([name, status >= 400 && status < 500, typeof body.message]).toEqual([name, true, 'string']);
    }
  }
  const changed = Array.from(
    way(),
    (letter, at) => way().slice(0, at) + (letter === 'A' ? 'Q' : 'A') + way().slice(at + 1),
  );
  for (const token of [...changed, '__proto__', '%00', '..%2f', 'x'.repeat(99)]) {
    expect([400, 404]).toContain((await post(`/api/newsletter/one-click/${token}`)).status);
  }
  expect(await state()).toBe('confirmed');
});
