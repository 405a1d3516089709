import { randomUUID } from 'node:crypto';
import { goRounds } from '../office/testing/goRounds.ts';
import { hostileBodies } from '../../testing/hostileBodies.ts';
import { startTestAccounts } from '../../testing/testAccounts.ts';
import { testPost } from '../../testing/testPost.ts';

const shop = testPost(startTestAccounts, ['contact_messages', 'counted_tries']);
const { send } = shop;

const fine = {
  id: randomUUID(),
  name: 'Maya Rosen',
  email: 'Maya@Example.test',
  subject: 'order',
  orderNumber: 'pd 2346 wxyz',
  message: 'Where is my parcel?\r\n\r\nThank you, Maya',
  website: '',
};
type Headers = Record<string, string>;
const write = async (payload: unknown, headers: Headers = {}) => {
  const reply = await shop.world.app.inject({
    method: 'POST',
    url: '/api/contact',
    headers,
    payload: payload as object,
  });
  return { status: reply.statusCode, body: reply.body && reply.json(), location: reply.headers.location };
};
const fresh = (change: object = {}) => ({ ...fine, id: randomUUID(), ...change });
const stored = () => shop.world.run('select name, email, subject, order_number, message, state from contact_messages');

test('a message is stored, emailed to the shop with a reply address, and acknowledged', async () => {
  expect(await write(fine)).toMatchObject({
    status: 202,
    body: { message: expect.stringMatching(/^Thanks, we got your message\./) },
  });
  const [row] = await stored();
  expect(row).toEqual({
    name: 'Maya Rosen',
    email: 'maya@example.test',
    subject: 'order',
    order_number: 'PD-2346WXYZ',
    message: 'Where is my parcel?\n\nThank you, Maya',
    state: 'open',
  });
  await send();
  const mailTo = (address: string) => shop.mails.find(({ to }) => to?.[0]?.address === address);
  const toShop = mailTo('hello@shop.test');
  expect(toShop?.replyTo?.[0]?.address).toBe('Maya@example.test');
  expect(toShop?.text).toContain('Where is my parcel?\n\nThank you, Maya');
  expect(toShop?.text).toMatch(/npm run shop -- messages answer \d+ /);
  const toMaya = mailTo('Maya@example.test');
  expect(toMaya?.subject).toMatch(/^We got your message \(number \d+\)$/);
  expect(toMaya?.replyTo?.[0]?.address).toBe('hello@shop.test');
});

test('the acknowledgment repeats nothing that was typed, so the form cannot send text to other people', async () => {
  await write(fresh({ name: 'Buy now', message: 'Visit spam.example for pills' }));
  await send();
  const mail = shop.mails.find(({ to }) => to?.[0]?.address === 'Maya@example.test');
  expect(mail?.subject).toBeDefined();
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/Buy now|spam\.example|parcel/);
});

test('a message that is sent twice, by a double click or after a lost reply, is stored once', async () => {
  const body = fresh();
  expect(await Promise.all([write(body), write(body)])).toMatchObject([{ status: 202 }, { status: 202 }]);
  await send();
  expect([(await stored()).length, shop.mails.length]).toEqual([1, 2]);
});

test('another message under the same id is refused, not acknowledged and dropped', async () => {
  const body = fresh();
  expect((await write(body)).status).toBe(202);
  for (const change of [
    { message: 'Where is my parcel? It is late.' },
    { email: 'other@example.test' },
    { name: 'Bo Ray' },
  ]) {
    expect(await write({ ...body, ...change })).toMatchObject({ status: 409, body: { code: 'key_reused' } });
  }
  expect((await write(body)).status).toBe(202);
  expect(await stored()).toHaveLength(1);
});

test('a robot that fills in the hidden field gets the same answer, and no email is sent', async () => {
  const right = await write(fresh());
  await send();
  shop.mails.length = 0;
  expect(await write(fresh({ website: 'https://spam.example' }))).toEqual(right);
  await send();
  expect((await stored()).map(({ state }) => state)).toEqual(['open', 'suspect']);
  expect(shop.mails).toEqual([]);
});

test('messages of one person are limited, and the refusal says how long to wait', async () => {
  const replies = [];
  for (let times = 0; times < 6; times++) replies.push(await write(fresh()));
  expect(replies.slice(0, 5).every(({ status }) => status === 202)).toBe(true);
  expect(replies[5]).toMatchObject({
    status: 429,
    body: { code: 'too_many_tries', message: expect.stringContaining('minutes') },
  });
  expect(await stored()).toHaveLength(5);
});

test.each([
  [{}, 202, 'sent'],
  [{ message: 'short' }, 400, 'refused'],
  [{ subject: '' }, 400, 'refused'],
])(
  'a form that is posted without JavaScript, %j, redirects to the page with its message',
  async (change, status, words) => {
    const { id, website, ...fields } = fresh(change);
    const form = new URLSearchParams({ ...fields, website }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await write(form, headers)).toMatchObject({ status: 303, location: `/contact-us#contact-${words}` });
    expect(await write({ id, ...fields })).toMatchObject({ status });
  },
);

test('a form that is posted too often redirects to its message too; another site’s form does not redirect', async () => {
  const { id: __id, ...fields } = fine;
  const form = new URLSearchParams(fields).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  let last;
  for (let times = 0; times < 6; times++) last = await write(form, headers);
  expect(last?.location).toBe('/contact-us#contact-often');
  expect(await write(form, { ...headers, origin: 'https://evil.example' })).toMatchObject({
    status: 403,
    body: { code: 'foreign_request' },
  });
});

test('every hostile body is refused with a message, and nothing is written', async () => {
  const bodies = hostileBodies(fine, ['id', 'orderNumber', 'website']);
  expect(bodies.length).toBeGreaterThan(100);
  const wrong: unknown[] = [];
  for (const { name, text } of bodies) {
    const { status, body } = await write(text, { 'content-type': 'application/json' });
    const isRefused = status >= 400 && status < 500 && body.code && /^[A-Z].*\.$/s.test(body.message);
    if (!isRefused) wrong.push([name, status, body]);
  }
  expect(wrong).toEqual([]);
  expect(await shop.world.run('select 1 from contact_messages union all select 1 from outbox')).toEqual([]);
  expect(await write(fine)).toMatchObject({ status: 202 });
});

test('messages are deleted a year after they were closed, robots’ after a month; open ones stay', async () => {
  for (const message of ['An open one', 'An old answered one', 'A fresh answered one', 'A robot’s message']) {
    await write(fresh({ message, email: `${randomUUID()}@example.test` }));
  }
  const change = (set: string, message: string) =>
    shop.world.run(`update contact_messages set ${set} where message = $1`, [message]);
  await change("received_at = now() - interval '3 years'", 'An open one');
  await change("state = 'answered', done_at = now() - interval '366 days'", 'An old answered one');
  await change("state = 'answered', done_at = now() - interval '364 days'", 'A fresh answered one');
  await change("state = 'suspect', received_at = now() - interval '31 days'", 'A robot’s message');
  await goRounds(shop.world.database);
  expect((await stored()).map(({ message }) => message)).toEqual(['An open one', 'A fresh answered one']);
});
