import { checkOut, place, quoted } from '../../testing/testCheckout.ts';
import { newEmail, startTestOrders, testLine, type TestOrders } from '../../testing/testOrders.ts';
import { defaultOrderLimits } from '../../platform/tries/orderLimits.ts';

let world: TestOrders;
beforeAll(async () => {
  world = await startTestOrders(defaultOrderLimits);
});
afterAll(() => world.stop());
beforeEach(() => world.run('delete from counted_tries'));

/** The shell tells the api who calls. */
const from = (address: string) => ({ 'x-forwarded-for': address });
const statusesOf = (replies: { status: number }[]) =>
  replies.map(({ status }) => status).toSorted((one, other) => one - other);
const [placed, refused] = [201, 429];
const many = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);

test('a guest places at most five orders an hour, however many at once, and reads how long to wait', async () => {
  const guest = await world.guest(world.app, from('203.0.113.1'));
  const bodies = await Promise.all(many(8, 0).map(() => quoted(guest)));
  const units = await world.unitsOf('Twenty');
  const replies = await Promise.all(
    bodies.map((body, at) => place(guest.copy(at % 2 ? world.app : world.otherApp), body)),
  );
  expect(statusesOf(replies)).toEqual([...many(5, placed), ...many(3, refused)]);
  const { body, headers } = replies.find(({ status }) => status === refused) ?? {};
  expect([body.code, body.message]).toEqual([
    'too_many_tries',
    expect.stringMatching(/Please wait \d+ minutes?, or log in/),
  ]);
  expect(Number(headers?.['retry-after'])).toBeGreaterThan(3500);
  expect(await world.unitsOf('Twenty')).toBe(units - 10);
});

test('twenty guests of one network address order in an hour; the next one waits, and other addresses do not', async () => {
  const buy = async (address: string) => checkOut(await world.guest(world.app, from(address)));
  const replies = await Promise.all(many(22, '203.0.113.2').map(buy));
  expect(statusesOf(replies)).toEqual([...many(20, placed), ...many(2, refused)]);
  expect((await buy('203.0.113.3')).status).toBe(placed);
  // What a browser claims about itself comes before what the shell adds.
  expect((await buy('198.51.100.9, 203.0.113.2')).status).toBe(refused);
  // A household has a whole /64.
  const households = many(21, 0).map((_, at) => buy(`2001:db8:0:1::${at + 1}`));
  expect(statusesOf(await Promise.all(households))).toEqual([...many(20, placed), refused]);
});

test('an email address gets at most five requests to confirm a day, in any spelling', async () => {
  const name = newEmail().split('@')[0];
  const emails = ['@', '+a@', '+b@', '+c@', '+d@', '+e@'].map((end) => `${name}${end}example.test`);
  const replies = [];
  for (const [at, email] of emails.entries()) {
    const guest = await world.guest(world.app, from(`203.0.114.${at}`));
    replies.push(await checkOut(guest, { contact: { email } }));
  }
  expect(replies.map(({ status }) => status)).toEqual([...many(5, placed), refused]);
  expect(replies.at(-1)?.body.message).toMatch(/not confirmed yet/);
  await world.run('update orders set confirmed_at = now() where number = $1', [replies[0]?.body.number]);
  const guest = await world.guest(world.app, from('203.0.114.9'));
  expect((await checkOut(guest, { contact: { email: emails[5] ?? '' } })).status).toBe(placed);
});

test('a refused order and a repeated one do not count', async () => {
  const guest = await world.guest(world.app, from('203.0.113.4'));
  for (const __ of many(6, 0)) {
    const { status } = await checkOut(guest, { lines: [testLine('None')] });
    expect(status).toBe(409);
  }
  const body = await quoted(guest);
  const key = 'the-same-key-again';
  const replies = [];
  for (const __ of many(7, 0)) replies.push((await place(guest, body, key)).status);
  expect(replies).toEqual([201, ...many(6, 200)]);
  expect((await checkOut(guest)).status).toBe(placed);
});

test('a member may order more often than a guest, but has a limit too', async () => {
  const member = await world.member();
  const replies = [];
  for (const __ of many(21, 0)) replies.push((await checkOut(member)).status);
  expect(replies).toEqual([...many(20, placed), refused]);
});
