import { goRounds } from '../../back-office/office/testing/goRounds.ts';
import { insertTestOrder } from '../../back-office/office/testing/insertTestOrder.ts';
import { newEmail, startTestOrders } from '../../testing/testOrders.ts';
import { testPost } from '../../testing/testPost.ts';
import { reviewStops } from './reviewMailQueries.ts';

const shop = testPost(startTestOrders, ['review_mail_stops']);
const round = async (reviewDays = 5) => {
  await goRounds(shop.world.database, { reviewDays });
  await shop.send();
};
/** A member's welcome comes too. */
const asked = () => shop.mails.filter(({ subject }) => subject?.startsWith('How do you like'));
const toldOf = () => asked().map(({ text }) => text ?? '');
const variantOf = async (title: string): Promise<number> =>
  (await shop.world.run('select id from variants where sku = $1', [`T-${title.toUpperCase()}`]))[0].id;

/** Of one product, `Twenty`, delivered `days` ago; a guest has confirmed it unless `order` says something else. */
async function deliver(days: number, order: object = {}) {
  const email = newEmail();
  const confirmedAt = new Date().toISOString();
  const all = { email, emailTyped: email, confirmedAt, fulfilmentState: 'delivered' as const, ...order };
  const { id } = await insertTestOrder(shop.world.database.db, all, { variantId: await variantOf('Twenty') });
  await shop.world.run(
    `insert into order_events (order_id, kind, at) values ($1, 'delivered', now() - make_interval(days => $2))`,
    [id, days],
  );
  return { id, email };
}
const post = async (url: string, payload?: object) => {
  const reply = await shop.world.app.inject({ method: 'POST', url, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.body && reply.json() };
};
const stopToken = (id: string) => reviewStops(shop.world.database).sign(id);

beforeEach(() => shop.world.run('update orders set review_asked_at = now() where review_asked_at is null'));

test('five days after the delivery one email lists the items, each with five stars that lead to its form', async () => {
  const { email } = await deliver(5);
  await Promise.all([round(), round(), round()]);
  await round();
  const [mail, ...more] = shop.mails;
  expect([more, mail?.to?.[0]?.address]).toEqual([[], email]);
  expect(mail?.subject).toMatch(/^How do you like your order PD-/);
  for (const stars of [1, 2, 3, 4, 5]) {
    const url = `https://shop.test/product/Twenty?rate=${stars}#write-review`;
    expect(mail?.text).toContain(`${stars} star${stars > 1 ? 's' : ''}: ${url}`);
    expect(mail?.html).toContain(`href="${url}"`);
  }
  // What the catalog no longer has cannot be reviewed.
  expect(mail?.text).not.toContain('Dog Bed');
  expect(mail?.text).toContain('No more review emails:\nhttps://shop.test/review-emails/unsubscribe#');
});

test.each([
  ['too early', 4, {}],
  ['long ago, before the shop began to ask', 13, {}],
  ['canceled', 5, { fulfilmentState: 'cancelled' }],
  ['returned', 5, { fulfilmentState: 'returned' }],
  ['a guest’s that was never confirmed', 5, { confirmedAt: null }],
  ['of an account that is gone', 5, { email: '', emailTyped: '' }],
])('an order is not asked about: %s', async (_why, days, order) => {
  await deliver(days, order);
  await round();
  expect(shop.mails).toEqual([]);
});

test('a setting of 0 days sends no review emails', async () => {
  await deliver(5);
  await round(0);
  expect(shop.mails).toEqual([]);
});

test('a member is asked at the account’s own address, and not about what the member has reviewed', async () => {
  const email = newEmail();
  const member = await shop.world.member(email);
  const own = { accountId: member.id, email, emailTyped: email, confirmedAt: null };
  await deliver(5, own);
  await round();
  expect(asked()).toHaveLength(1);
  expect(toldOf()[0]).not.toContain('create an account');
  const review = { stars: 4, title: 'Good', body: 'It has held up well so far.' };
  expect((await member.post('/api/products/Twenty/reviews', review)).status).toBe(201);
  await deliver(5, own);
  await round();
  expect(asked()).toHaveLength(1);
  await deliver(5, { ...own, email: 'elsewhere@example.test', emailTyped: 'elsewhere@example.test' });
  await round();
  expect(asked()).toHaveLength(1);
});

test.each([
  [2, 'requested', 0],
  [1, 'refunded', 1],
  [2, 'refused', 1],
])('when %i of two units are in a return (%s), %i emails are sent', async (quantity, state, emails) => {
  const { id } = await deliver(5);
  const [sent] = await shop.world.run('insert into returns (order_id, state) values ($1, $2) returning id', [
    id,
    state,
  ]);
  await shop.world.run(`insert into return_lines (return_id, position, quantity, reason) values ($1, 0, $2, 'other')`, [
    sent.id,
    quantity,
  ]);
  await round();
  expect(shop.mails).toHaveLength(emails);
});

test('the link at the end of the email stops review emails, and only a signed link works', async () => {
  const first = await deliver(5);
  await round();
  const url = '/api/review-emails/unsubscribe';
  expect(await post(url, { token: 'nonsense' })).toMatchObject({ status: 404, body: { code: 'link_unknown' } });
  const token = /unsubscribe#([\w-]+)/.exec(toldOf()[0] ?? '')?.[1] ?? '';
  const done = { status: 200, body: { message: 'You won’t get review emails anymore.' } };
  for (let times = 0; times < 2; times++) expect(await post(url, { token })).toEqual(done);
  await deliver(5, { email: first.email, emailTyped: first.email });
  await round();
  expect(shop.mails).toHaveLength(1);
});

test('a mail program’s one-click POST stops review emails too, and a GET of its URL does not', async () => {
  const { id, email } = await deliver(5);
  const url = `/api/review-emails/one-click/${await stopToken(id)}`;
  await round();
  expect(shop.mails[0]?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain(url);
  const stops = () => shop.world.run('select email from review_mail_stops');
  const looked = await shop.world.app.inject({ url });
  expect([looked.statusCode, looked.headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/review-emails\/unsubscribe#/),
  ]);
  expect(await stops()).toEqual([]);
  expect((await post(url)).status).toBe(200);
  expect(await stops()).toEqual([{ email }]);
});

test('an email that is queued when the customer stops review emails is not sent', async () => {
  const { id } = await deliver(5);
  await goRounds(shop.world.database, { reviewDays: 5 });
  await post('/api/review-emails/unsubscribe', { token: await stopToken(id) });
  await shop.send();
  expect(shop.mails).toEqual([]);
});
