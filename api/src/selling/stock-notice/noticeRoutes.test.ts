import { openTestStaff } from '../../back-office/staff-key/testing/openTestStaff.ts';
import { goRounds } from '../../back-office/office/testing/goRounds.ts';
import { newEmail, startTestOrders } from '../../testing/testOrders.ts';
import { checkOut } from '../../testing/testCheckout.ts';
import { testPost } from '../../testing/testPost.ts';

const shop = testPost(startTestOrders, ['stock_notices']);
const { send } = shop;

let callers = 0;
/** From an address of its own each time, or as `headers` say. */
const ask = async (body: unknown, headers: object = { 'x-forwarded-for': `198.51.100.${++callers % 250}` }) => {
  const init = {
    method: 'POST',
    url: '/api/stock-notices',
    headers: { 'content-type': 'application/json', ...headers },
  } as const;
  const reply = await shop.world.app.inject({ ...init, payload: JSON.stringify(body) });
  return { status: reply.statusCode, body: reply.json() };
};
const confirm = async (token: unknown) => {
  const reply = await shop.world.app.inject({ method: 'POST', url: '/api/stock-notices/confirm', payload: { token } });
  return { status: reply.statusCode, body: reply.json() };
};
const idOf = async (title: string): Promise<number> =>
  (await shop.world.run('select id from variants where sku = $1', [`T-${title.toUpperCase()}`]))[0].id;
const setStock = (title: string, units: number) =>
  shop.world.run('update stock set units = $2 from variants where id = variant_id and sku = $1', [
    `T-${title.toUpperCase()}`,
    units,
  ]);
const rounds = () => goRounds(shop.world.database);
/** The secret of the newest email that has one. */
const secret = () => shop.mails.flatMap(({ text }) => /#stock-notice=([\w-]+)/.exec(text ?? '')?.[1] ?? []).at(-1);
async function askAndConfirm(email = newEmail()) {
  await ask({ email, variantId: await idOf('None') });
  await send();
  await confirm(secret());
  shop.mails.length = 0;
  return email;
}

test('requested, confirmed, and emailed once when it is back, with a link to the exact variant', async () => {
  await setStock('None', 0);
  expect(await ask({ email: 'Maya@Example.test', variantId: await idOf('None') })).toMatchObject({ status: 202 });
  await send();
  const [asked] = shop.mails;
  expect([asked?.subject, asked?.to?.[0]?.address]).toEqual(['Want to know when None is back?', 'maya@example.test']);
  expect(asked?.text).toContain('https://shop.test/product/None?variant=T-NONE#stock-notice=');
  await setStock('None', 5);
  await rounds();
  await setStock('None', 0);
  expect(await confirm(secret())).toMatchObject({ status: 200 });
  await rounds();
  await send();
  expect(shop.mails).toHaveLength(1);
  await setStock('None', 2);
  await Promise.all([rounds(), rounds(), rounds()]);
  await send();
  await rounds();
  await send();
  expect(shop.mails.map(({ subject }) => subject)).toEqual([asked?.subject, 'None is back in stock']);
  expect(shop.mails[1]?.text).toContain('https://shop.test/product/None?variant=T-NONE');
});

test('an unconfirmed address never gets an email about stock', async () => {
  await setStock('None', 0);
  await ask({ email: newEmail(), variantId: await idOf('None') });
  await setStock('None', 2);
  await rounds();
  await send();
  expect(shop.mails.map(({ subject }) => subject)).toEqual(['Want to know when None is back?']);
});

test('after a repeated request the newest email’s link is valid; after the consent the answer is the same and no email is sent', async () => {
  await setStock('None', 0);
  const body = { email: newEmail(), variantId: await idOf('None') };
  const first = await ask(body);
  await send();
  const old = secret();
  await ask(body);
  await send();
  expect(await confirm(old)).toMatchObject({ status: 404, body: { code: 'notice_not_found' } });
  expect(await confirm(secret())).toMatchObject({ status: 200 });
  expect(await confirm(secret())).toMatchObject({ status: 200 });
  expect(await ask(body)).toEqual(first);
  await send();
  expect(shop.mails).toHaveLength(2);
});

test('a canceled order returns stock and triggers the notice; the same person may ask for another one', async () => {
  await setStock('Last', 1);
  const guest = await shop.world.guest();
  const { body } = await checkOut(guest, {
    lines: [{ title: 'Last', size: 'M', color: { name: 'Teal' }, quantity: 1, priceCents: 4000 }],
  });
  const email = newEmail();
  const wish = { email, variantId: await idOf('Last') };
  await ask(wish);
  await send();
  await confirm(secret());
  await guest.post(`/api/orders/${body.reference}/cancel`);
  await rounds();
  await send();
  expect(shop.mails.map(({ subject }) => subject)).toContain('Last is back in stock');
  await setStock('Last', 0);
  expect(await ask(wish)).toMatchObject({ status: 202 });
});

test('stock that the staff adds sends the emails at once', async () => {
  await setStock('None', 0);
  const email = await askAndConfirm();
  const { staff, close } = await openTestStaff(shop.world.database);
  expect((await staff('POST', 'stock/T-NONE', { add: 3 })).body).toMatchObject({ units: 3, mails: 1 });
  expect((await staff('POST', 'stock/T-NONE', { add: 3 })).body).toMatchObject({ units: 6, mails: 0 });
  await close();
  await send();
  expect(shop.mails[0]?.to?.[0]?.address).toBe(email);
});

test('a variant that is in stock, or does not exist, accepts no stock notices', async () => {
  expect(await ask({ email: newEmail(), variantId: await idOf('Twenty') })).toMatchObject({
    status: 409,
    body: { code: 'in_stock' },
  });
  expect(await ask({ email: newEmail(), variantId: 999_999 })).toMatchObject({
    status: 404,
    body: { code: 'variant_not_found' },
  });
});

test('emails to one address are limited, no matter who asks, and the refusal says how long to wait', async () => {
  await setStock('None', 0);
  const body = { email: newEmail(), variantId: await idOf('None') };
  const replies = [];
  for (let times = 0; times < 21; times++) replies.push(await ask(body));
  expect(replies.filter(({ status }) => status === 202)).toHaveLength(20);
  expect(replies.at(-1)).toMatchObject({
    status: 429,
    body: { code: 'too_many_tries', message: expect.stringContaining('hours') },
  });
});

test('an unconfirmed stock notice is deleted after a week', async () => {
  await setStock('None', 0);
  await ask({ email: newEmail(), variantId: await idOf('None') });
  await shop.world.run("update stock_notices set asked_at = now() - interval '8 days'");
  await rounds();
  expect(await shop.world.run('select 1 from stock_notices')).toEqual([]);
});

test('a page of another site cannot ask for a stock notice', async () => {
  const reply = await ask({ email: newEmail(), variantId: 1 }, { origin: 'https://evil.example' });
  expect(reply).toMatchObject({ status: 403, body: { code: 'foreign_request' } });
});

const email = 'maya@example.test';
const hostile: unknown[] = [
  null,
  [],
  'text',
  7,
  {},
  { email },
  { variantId: 1 },
  { email: '', variantId: 1 },
  { email: 'maya', variantId: 1 },
  { email: 'a@b.test\r\nBcc: c@d.test', variantId: 1 },
  { email: 'a@b.test, c@d.test', variantId: 1 },
  { email: ['a@b.test'], variantId: 1 },
  { email: { $gt: '' }, variantId: 1 },
  { email: `${'x'.repeat(330)}@b.test`, variantId: 1 },
  { email: 'a\0@b.test', variantId: 1 },
  { email: '\ud800@b.test', variantId: 1 },
  { email: 'a\u202e@b.test', variantId: 1 },
  { email, variantId: 0 },
  { email, variantId: -1 },
  { email, variantId: 1.5 },
  { email, variantId: 1e308 },
  { email, variantId: 2 ** 31 },
  { email, variantId: '1' },
  { email, variantId: [1] },
  { email, variantId: null },
  { email, variantId: true },
  JSON.parse(`{"__proto__":{"email":"${email}","variantId":1}}`),
  { constructor: { prototype: { email } }, variantId: 1 },
];

test.each(hostile.map((body, index) => [index, body]))(
  'hostile body %i is refused with a message and writes nothing',
  async (_index, body) => {
    const reply = await ask(body);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(reply.body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    expect(await shop.world.run('select 1 from stock_notices union all select 1 from outbox')).toEqual([]);
  },
);

test.each([undefined, null, 7, {}, '', 'x'.repeat(101), '\0', "' or 1=1 --"])(
  'the token %p confirms nothing',
  async (token) => {
    await setStock('None', 0);
    await ask({ email: newEmail(), variantId: await idOf('None') });
    expect([400, 404]).toContain((await confirm(token)).status);
    expect(await shop.world.run('select 1 from stock_notices where confirmed_at is not null')).toEqual([]);
  },
);
