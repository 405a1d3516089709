import { checkOut, place, quoted } from '../../testing/testCheckout.ts';
import { noOrderLimits } from '../../testing/noOrderLimits.ts';
import { TestBrowser } from '../../testing/testAccounts.ts';
import { newEmail, startTestOrders, testAddress, testLine, type TestOrders } from '../../testing/testOrders.ts';

let world: TestOrders;
beforeAll(async () => {
  world = await startTestOrders({ ...noOrderLimits, askedPerSession: 5, askedPerAddress: 20 });
});
afterAll(() => world.stop());
beforeEach(() => world.run('delete from counted_tries'));

const from = (address: string) => ({ 'x-forwarded-for': address });
const stranger = (address: string) => new TestBrowser(world.app, from(address));
const lines = [testLine('Twenty', 2)];
const ask = async (browser: TestBrowser, email: string, more: object = {}) =>
  (await browser.post('/api/cart/quote', { lines, email, ...more })).body;
const answersOf = async (browser: TestBrowser, emails: readonly string[]) =>
  (await Promise.all(emails.map((email) => ask(browser, email)))).map(({ freeDelivery }) => freeDelivery.firstOrder);

/** As many customers who have ordered, each with an address of their own. */
async function buyers(count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, newEmail);
  for (const [at, email] of emails.entries()) {
    const { status } = await checkOut(await world.guest(world.app, from(`198.51.100.${at}`)), { contact: { email } });
    expect(status).toBe(201);
  }
  await world.run('delete from counted_tries');
  return emails;
}

test('four hundred questions reveal twenty customers, from any sessions; the rest is priced as unknown', async () => {
  const known = await buyers(2);
  const emails = [...Array.from({ length: 398 }, newEmail), ...known];
  const sessions = await Promise.all(Array.from({ length: 8 }, () => world.guest(world.app, from('203.0.113.1'))));
  const replies = [];
  // More at once than connections, fewer than the api turns away.
  for (let first = 0; first < emails.length; first += 40) {
    const some = emails.slice(first, first + 40);
    replies.push(
      ...(await Promise.all(some.map((email, at) => ask(sessions[at % 8] ?? stranger('203.0.113.1'), email)))),
    );
  }
  const answered = replies.filter(({ freeDelivery }) => freeDelivery.firstOrder !== null);
  expect(answered).toHaveLength(20);
  const rest = replies.filter(({ freeDelivery }) => freeDelivery.firstOrder === null);
  expect(new Set(rest.map(({ hash, totalCents }) => `${hash} ${totalCents}`)).size).toBe(1);
  expect(await answersOf(stranger('203.0.113.1'), known)).toEqual([null, null]);
  // What a browser claims about itself comes before what the shell adds.
  expect(await answersOf(stranger('192.0.2.1, 203.0.113.1'), known)).toEqual([null, null]);
  expect(await answersOf(stranger('203.0.113.2'), known)).toEqual([false, false]);
});

test('a session learns about five customers, and may ask about them repeatedly', async () => {
  const guest = await world.guest(world.app, from('203.0.113.3'));
  const emails = Array.from({ length: 7 }, newEmail);
  for (const [at, email] of emails.entries()) expect(await answersOf(guest, [email])).toEqual([at < 5 ? true : null]);
  expect(await answersOf(guest, emails)).toEqual([true, true, true, true, true, null, null]);
  expect(await answersOf(await world.guest(world.app, from('203.0.113.3')), [emails[6] ?? ''])).toEqual([true]);
});

test('street addresses are counted too, also under one email address', async () => {
  const address = testAddress();
  await checkOut(await world.guest(), { address });
  await world.run('delete from counted_tries');
  const [guest, email] = [await world.guest(world.app, from('203.0.113.4')), newEmail()];
  for (let at = 0; at < 5; at += 1) await ask(guest, email, { address: testAddress() });
  expect((await ask(guest, email, { address })).freeDelivery.firstOrder).toBeNull();
  expect((await ask(guest, email)).freeDelivery.firstOrder).toBe(true);
});

test('orders reveal no more than quotes: a caller over the limit pays the quoted price, and learns nothing from a refusal', async () => {
  const known = await buyers(1);
  const guest = await world.guest(world.app, from('203.0.113.5'));
  await answersOf(guest, Array.from({ length: 5 }, newEmail));
  for (const email of [...known, newEmail()]) {
    const asked = await quoted(guest, { contact: { email } });
    const refused = await place(guest, { ...asked, quoteHash: 'x' });
    expect([refused.body.code, refused.body.quote.freeDelivery.firstOrder]).toEqual(['quote_changed', null]);
    expect(refused.body.quote.hash).toBe(asked.quoteHash);
    const placed = await place(guest, asked);
    expect(placed.status).toBe(201);
    const order = (await guest.call('GET', `/api/orders/${placed.body.reference}`)).body;
    expect([order.isFirstOrder, order.deliveryCents]).toEqual([false, 495]);
  }
});

test('a coupon that each customer may use once reveals no more', async () => {
  const used = newEmail();
  await checkOut(await world.guest(), { contact: { email: used }, coupon: 'ONEEACH' });
  await world.run('delete from counted_tries');
  const guest = await world.guest(world.app, from('203.0.113.6'));
  expect((await ask(guest, used, { coupon: 'ONEEACH' })).coupon.message).toMatch(/already used the code/);
  await answersOf(guest, Array.from({ length: 4 }, newEmail));
  const other = await world.guest(world.app, from('203.0.113.6'));
  await answersOf(other, Array.from({ length: 5 }, newEmail));
  for (const email of [used, newEmail()]) {
    const { coupon } = await ask(other, email, { coupon: 'ONEEACH' });
    expect([coupon.ok, coupon.message]).toEqual([false, 'Please log in to use the code ONEEACH.']);
    const refused = await place(other, await quoted(other, { contact: { email }, coupon: 'ONEEACH' }));
    expect([refused.status, refused.body.code]).toEqual([409, 'coupon_refused']);
  }
});

test('one mailbox is one customer, in any spelling of its address', async () => {
  const name = newEmail().split('@')[0];
  await checkOut(await world.guest(), { contact: { email: `${name}+shop@example.test` } });
  await checkOut(await world.guest(), { contact: { email: `a.b.${name}+x@gmail.com` } });
  const spellings = [`${name}@example.test`, `${name?.toUpperCase()}+y@Example.test`, `ab${name}@googlemail.com`];
  expect(await answersOf(await world.guest(), spellings)).toEqual([false, false, false]);
  expect(await answersOf(await world.guest(), [`x${name}@example.test`])).toEqual([true]);
});

test('a member is asked about their own orders only, and is not limited', async () => {
  const member = await world.member();
  expect(new Set(await answersOf(member, Array.from({ length: 30 }, newEmail)))).toEqual(new Set([true]));
});
