import { randomUUID } from 'node:crypto';
import type { TestBrowser } from '../../testing/testAccounts.ts';
import { startTestOrders, type TestOrders } from '../../testing/testOrders.ts';

// A busy machine is slow, not wrong.

let world: TestOrders;

beforeAll(async () => {
  world = await startTestOrders();
});
afterAll(() => world.stop());

const path = '/api/account/pets';
const rex = { name: 'Rex', kind: 'dog', birthday: '2021-05-30', size: 'large' };
const list = async (browser: TestBrowser) => (await browser.call('GET', path)).body.pets;
const save = (browser: TestBrowser, more: object = {}) => browser.post(path, { ...rex, ...more });

test('pets are saved, listed in the order in which they were added, changed and removed', async () => {
  const member = await world.member();
  const { status, body } = await save(member, { name: ' Rex  II ' });
  expect([status, body]).toEqual([201, { ...rex, id: body.id, name: 'Rex II' }]);
  const bubbles = (await member.post(path, { name: 'Bubbles', kind: 'fish' })).body;
  expect(await list(member)).toEqual([body, { id: bubbles.id, name: 'Bubbles', kind: 'fish' }]);
  const changed = await member.call('PUT', `${path}/${body.id}`, { name: 'Rex', kind: 'dog' });
  expect([changed.status, changed.body]).toEqual([200, { id: body.id, name: 'Rex', kind: 'dog' }]);
  expect((await member.call('DELETE', `${path}/${body.id}`)).status).toBe(204);
  expect((await list(member)).map(({ name }: { name: string }) => name)).toEqual(['Bubbles']);
});

test('a member has at most 20 pets, however many are added at once', async () => {
  const member = await world.member();
  const replies = await Promise.all(Array.from({ length: 25 }, () => save(member)));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(replies.find(({ status }) => status !== 201)).toMatchObject({ status: 409, body: { code: 'too_many_pets' } });
});

test.each([
  [{ birthday: '2999-01-01' }, 'bad_pet', 'in the past'],
  [{ birthday: '2021-02-30' }, 'bad_pet', 'as a date'],
  [{ name: ' ' }, 'bad_pet', 'your pet’s name'],
  [{ name: 'a\nb' }, 'bad_pet', 'on one line'],
  [{ name: 'a\0b' }, 'bad_request', 'name'],
  [{ kind: 'dragon' }, 'bad_request', 'kind'],
  [{ size: 'giant' }, 'bad_request', 'size'],
])('a pet with %j is refused, and the message says what to do', async (more, code, words) => {
  const { status, body } = await save(await world.member(), more);
  expect([status, body]).toEqual([400, { code, message: expect.stringContaining(words) }]);
});

test('another member’s pet looks like one that does not exist, and is not changed', async () => {
  const [owner, other] = [await world.member(), await world.member()];
  const { id } = (await save(owner)).body;
  for (const named of [id, randomUUID()]) {
    for (const reply of [
      await other.call('PUT', `${path}/${named}`, { ...rex, name: 'Mine' }),
      await other.call('DELETE', `${path}/${named}`),
    ]) {
      expect(reply).toMatchObject({ status: 404, body: { code: 'pet_not_found' } });
    }
  }
  expect(await list(owner)).toEqual([{ ...rex, id }]);
});

test('fields that a caller must not set are ignored, and a guest has no pets', async () => {
  const [owner, other] = [await world.member(), await world.member()];
  const id = randomUUID();
  const { body } = await save(owner, { id, accountId: other.id, account_id: other.id });
  expect(body.id).not.toBe(id);
  expect([(await list(owner)).length, (await list(other)).length]).toEqual([1, 0]);
  const guest = await world.guest();
  expect([(await guest.call('GET', path)).status, (await save(guest)).status]).toEqual([403, 403]);
});
