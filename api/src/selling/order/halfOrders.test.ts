import { failBegin } from '../../testing/failBegin.ts';
import { checkOut, place, quoted } from '../../testing/testCheckout.ts';
import { startTestOrders, testLine, type TestOrders } from '../../testing/testOrders.ts';
import { orderCounts } from './testing/orderCounts.ts';

/** Orders that fail on their way: they are placed as a whole, or not at all. */
let world: TestOrders;
beforeAll(async () => {
  world = await startTestOrders();
});
afterAll(() => world.stop());

const countsAndTries = async () => [
  ...(await orderCounts(world)),
  await world.run('select count(*)::int as tries from counted_tries'),
];

test('a refused order leaves nothing behind', async () => {
  const guest = await world.guest();
  const before = await orderCounts(world);
  const body = await quoted(guest, { coupon: 'TENTH' });
  expect((await place(guest, { ...body, quoteHash: 'another' })).status).toBe(409);
  expect((await place(guest, { ...body, coupon: 'OVER' })).status).toBe(409);
  expect((await place(guest, { ...body, lines: [testLine('Twenty'), testLine('None')] })).status).toBe(409);
  expect(await orderCounts(world)).toEqual(before);
});

test('an order whose transaction did not begin takes no stock', async () => {
  const guest = await world.guest();
  const body = await quoted(guest, { lines: [testLine('Twenty')] });
  const before = await world.unitsOf('Twenty');
  const refused = failBegin();
  try {
    expect((await place(guest, body)).status).toBe(500);
  } finally {
    refused.mockRestore();
  }
  expect(await world.unitsOf('Twenty')).toBe(before);
  expect((await place(guest, body)).status).toBe(201);
  expect(await world.unitsOf('Twenty')).toBe(before - 1);
});

/** Until it is called again, what is done before each new order. A sequence counts on when a transaction is rolled back. */
async function beforeOrders(statement: string): Promise<() => Promise<unknown>> {
  await world.run('create sequence attempts');
  await world.run(`create function before_orders() returns trigger language plpgsql as $$ begin ${statement} end $$`);
  await world.run('create trigger before_orders before insert on orders for each row execute function before_orders()');
  return async () => {
    await world.run('drop trigger before_orders on orders');
    await world.run('drop function before_orders');
    await world.run('drop sequence attempts');
  };
}

test('an order whose number is taken gets another one', async () => {
  const { body: earlier } = await checkOut(await world.guest());
  const stop = await beforeOrders(
    `if nextval('attempts') = 1 then new.number := '${earlier.number}'; end if; return new;`,
  );
  try {
    const before = await world.unitsOf('Twenty');
    const { status, body } = await checkOut(await world.guest(), { lines: [testLine('Twenty')] });
    expect([status, body.number === earlier.number]).toEqual([201, false]);
    expect(await world.run("select nextval('attempts')::int as next")).toEqual([{ next: 3 }]);
    expect(await world.unitsOf('Twenty')).toBe(before - 1);
  } finally {
    await stop();
  }
});

test('when what an order writes last is refused, it takes no stock, no coupon and no try', async () => {
  const guest = await world.guest();
  const body = await quoted(guest, { lines: [testLine('Twenty')], coupon: 'TENTH' });
  const stop = await beforeOrders("raise exception 'refused';");
  const before = await countsAndTries();
  try {
    expect((await place(guest, body)).status).toBe(500);
    expect(await countsAndTries()).toEqual(before);
  } finally {
    await stop();
  }
  expect((await place(guest, body)).status).toBe(201);
});
