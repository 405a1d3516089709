import { TestBrowser } from '../../testing/testAccounts.ts';
import { checkOut } from '../../testing/testCheckout.ts';
import { newEmail, startTestOrders, testLine, type TestOrders } from '../../testing/testOrders.ts';

// A busy machine is slow, not wrong.

let world: TestOrders;

beforeAll(async () => {
  world = await startTestOrders();
});
afterAll(() => world.stop());

const list = (browser: TestBrowser, query = '') => browser.call('GET', `/api/account/orders${query}`);
const see = (browser: TestBrowser, number: string) => browser.call('GET', `/api/account/orders/${number}`);
const reorder = (browser: TestBrowser, number: string) => browser.post(`/api/account/orders/${number}/reorder`);

test('a member sees their own orders, the last one first, and each in full by its number', async () => {
  const member = await world.member();
  const first = await checkOut(member);
  const last = await checkOut(member, { lines: [testLine('Seven', 3), testLine('Large')] });
  const { body } = await list(member);
  expect(body).toMatchObject({ total: 2, pages: 1 });
  expect(body.orders.map(({ number }: { number: string }) => number)).toEqual([last.body.number, first.body.number]);
  expect(body.orders[0]).toMatchObject({
    reference: last.body.reference,
    units: 4,
    fulfilment: { state: 'new' },
    payment: { state: 'pending' },
    lines: [
      { title: 'Seven', slug: 'Seven', quantity: 3 },
      { title: 'Large', slug: 'Large', quantity: 1 },
    ],
  });
  const detail = await see(member, first.body.number.toLowerCase());
  expect(detail.body).toMatchObject({
    order: { number: first.body.number, canCancel: true },
    reference: first.body.reference,
    canReturn: false,
    returnUntil: null,
    returns: [],
  });
});

test('a page has ten orders', async () => {
  const member = await world.member();
  for (let count = 0; count < 11; count++) await checkOut(member);
  const [one, two, three] = [await list(member), await list(member, '?page=2'), await list(member, '?page=3')];
  expect([one, two, three].map(({ body }) => [body.orders.length, body.total, body.pages])).toEqual([
    [10, 11, 2],
    [1, 11, 2],
    [0, 11, 2],
  ]);
  expect((await list(member, '?page=0')).status).toBe(400);
});

test('another member’s order looks like one that does not exist', async () => {
  const [owner, other] = [await world.member(), await world.member()];
  const { number } = (await checkOut(owner)).body;
  const unknown = await see(other, 'PD-ABCD2346');
  for (const call of [see, reorder]) expect((await call(other, number)).body).toEqual(unknown.body);
  expect(unknown).toMatchObject({ status: 404, body: { code: 'order_not_found' } });
  expect((await list(other)).body).toEqual({ orders: [], total: 0, pages: 1 });
});

test('a guest’s orders join the account of their email address, and the account that the browser logs in to', async () => {
  const email = newEmail();
  const elsewhere = (await checkOut(await world.guest(), { contact: { email: email.toUpperCase() } })).body;
  const browser = await world.guest();
  const here = (await checkOut(browser)).body;
  const others = (await checkOut(await world.guest())).body;
  await browser.join(world.codes, { name: 'Maya', email, password: 'three plain words' });
  const { orders } = (await list(browser)).body;
  const numbers = new Set(orders.map(({ number }: { number: string }) => number));
  expect(numbers).toEqual(new Set([elsewhere.number, here.number]));
  expect((await see(browser, others.number)).status).toBe(404);
});

test('a guest’s later orders join at the next log-in, and another member’s order never changes its owner', async () => {
  const email = newEmail();
  await world.member(email);
  const mine = (await checkOut(await world.guest(), { contact: { email } })).body;
  const theirs = (await checkOut(await world.member(), { contact: { email } })).body;
  const browser = new TestBrowser(world.app);
  await browser.post('/api/session', { email, password: 'three plain words' });
  expect((await see(browser, mine.number)).status).toBe(200);
  expect((await see(browser, theirs.number)).status).toBe(404);
});

test('reordering reports what is gone, sold out, fewer and at another price', async () => {
  const member = await world.member();
  const lines = ['Twenty', 'Seven', 'Large'].map((title) => testLine(title, 3));
  const { number } = (await checkOut(member, { lines })).body;
  expect((await reorder(member, number)).body).toMatchObject({ changes: [], items: [{ quantity: 3 }, {}, {}] });
  await world.run(`update stock set units = 2 where variant_id = (select id from variants where sku = 'T-TWENTY')`);
  await world.run(`update variants set price_cents = 2500 where sku = 'T-TWENTY'`);
  await world.run(`update stock set units = 0 where variant_id = (select id from variants where sku = 'T-SEVEN')`);
  await world.run(`update order_lines set title = 'Past', sku = 'PAST' where title = 'Large'`);
  const { body } = await reorder(member, number);
  expect(body.items).toMatchObject([{ variantId: 'T-TWENTY', title: 'Twenty', quantity: 2, priceCents: 2500 }]);
  expect(body.changes).toEqual([
    { title: 'Twenty', kind: 'fewer', words: '2 instead of 3: Twenty, Teal, M.' },
    { title: 'Twenty', kind: 'price', words: '$25.00 now, $20.00 then: Twenty, Teal, M.' },
    { title: 'Seven', kind: 'sold_out', words: 'Sold out for now: Seven, Teal, M.' },
    { title: 'Past', kind: 'gone', words: 'We no longer carry this: Past, Teal, M.' },
  ]);
});
