import { randomUUID } from 'node:crypto';
import type { TestBrowser } from '../../testing/testAccounts.ts';
import { checkOut } from '../../testing/testCheckout.ts';
import { startTestOrders, testAddress, type TestOrders } from '../../testing/testOrders.ts';

// A busy machine is slow, not wrong.

let world: TestOrders;

beforeAll(async () => {
  world = await startTestOrders();
});
afterAll(() => world.stop());

const path = '/api/account/addresses';
const list = async (browser: TestBrowser) => (await browser.call('GET', path)).body.addresses;
const save = (browser: TestBrowser, more: object = {}) => browser.post(path, testAddress(more));
const streets = async (browser: TestBrowser) => (await list(browser)).map(({ line1 }: { line1: string }) => line1);

test('addresses are stored in tidy form, and the first one is the default', async () => {
  const member = await world.member();
  const { status, body } = await save(member, { line1: ' 12  Elm St ', line2: '', state: 'tx', phone: '555-010-1234' });
  const kept = {
    name: 'Ada Lee',
    line1: '12 Elm St',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    phone: '555-010-1234',
  };
  expect([status, body]).toEqual([201, { id: body.id, isDefault: true, ...kept }]);
  expect((await save(member, { line1: '2 Oak St' })).body.isDefault).toBe(false);
  expect(await streets(member)).toEqual(['12 Elm St', '2 Oak St']);
});

test('exactly one address is the default, whatever is changed or deleted', async () => {
  const member = await world.member();
  const [one, two, three] = [
    (await save(member, { line1: '1 Elm St' })).body,
    (await save(member, { line1: '2 Elm St', isDefault: true })).body,
    (await save(member, { line1: '3 Elm St' })).body,
  ];
  const defaults = async () =>
    (await list(member)).filter((each: { isDefault: boolean }) => each.isDefault).map(({ id }: { id: string }) => id);
  expect(await defaults()).toEqual([two.id]);
  const changed = await member.call('PUT', `${path}/${two.id}`, testAddress({ line1: '22 Elm St' }));
  expect(changed.body).toMatchObject({ line1: '22 Elm St', isDefault: true });
  await member.call('PUT', `${path}/${one.id}`, testAddress({ isDefault: true }));
  expect(await defaults()).toEqual([one.id]);
  expect((await member.call('DELETE', `${path}/${one.id}`)).status).toBe(204);
  expect(await defaults()).toEqual([three.id]);
});

test('ten addresses saved at once leave one default, and a member has at most 20', async () => {
  const member = await world.member();
  await Promise.all(Array.from({ length: 10 }, () => save(member, { isDefault: true })));
  expect((await list(member)).filter((each: { isDefault: boolean }) => each.isDefault)).toHaveLength(1);
  const replies = await Promise.all(Array.from({ length: 11 }, () => save(member)));
  expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
    ...Array.from({ length: 10 }, () => 201),
    409,
  ]);
});

test.each([
  [{ zip: '10001' }, 'bad_address', 'ZIP code 10001 is in New York'],
  [{ name: '' }, 'bad_address', 'Enter the recipient’s full name'],
  [{ line1: 'a\nb' }, 'bad_address', 'on one line'],
  [{ line1: 'a\0b' }, 'bad_request', 'line1'],
  [{ isDefault: 'yes' }, 'bad_request', 'isDefault'],
])('an address with %j is refused, and the message says what to do', async (more, code, words) => {
  const { status, body } = await save(await world.member(), more);
  expect([status, body]).toEqual([400, { code, message: expect.stringContaining(words) }]);
});

test('the checkout offers saved addresses first, then those of orders, each household once', async () => {
  const member = await world.member();
  await checkOut(member, { address: testAddress({ line1: '9 Ash Street' }) });
  await checkOut(member, { address: testAddress({ line1: '12 Elm Street' }) });
  await save(member, { line1: '12 Elm St.' });
  await save(member, { line1: '7 Fir St', isDefault: true });
  const { body } = await member.call('GET', '/api/checkout/addresses');
  expect(body.addresses.map(({ line1 }: { line1: string }) => line1)).toEqual([
    '7 Fir St',
    '12 Elm St.',
    '9 Ash Street',
  ]);
  expect(body.addresses[0]).not.toHaveProperty('id');
});

test('another member’s address looks like one that does not exist, and is not changed', async () => {
  const [owner, other] = [await world.member(), await world.member()];
  const { id } = (await save(owner)).body;
  const before = await list(owner);
  for (const named of [id, randomUUID()]) {
    for (const reply of [
      await other.call('PUT', `${path}/${named}`, testAddress()),
      await other.call('DELETE', `${path}/${named}`),
    ]) {
      expect(reply).toMatchObject({ status: 404, body: { code: 'address_not_found' } });
    }
  }
  expect(await list(owner)).toEqual(before);
  expect(await list(other)).toEqual([]);
});

test('fields that a caller must not set are ignored', async () => {
  const [owner, other] = [await world.member(), await world.member()];
  const id = randomUUID();
  const { body } = await save(owner, { id, accountId: other.id, account_id: other.id, createdAt: '2001-01-01' });
  expect(body.id).not.toBe(id);
  expect([(await list(owner)).length, (await list(other)).length]).toEqual([1, 0]);
});
