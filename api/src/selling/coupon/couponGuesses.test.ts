import { checkOut, quoted, place } from '../../testing/testCheckout.ts';
import { startTestOrders, testLine, type TestOrders } from '../../testing/testOrders.ts';

let world: TestOrders;
beforeAll(async () => {
  world = await startTestOrders();
});
afterAll(() => world.stop());
beforeEach(() => world.run(`delete from counted_tries where kind = 'coupon'`));

type Browser = Awaited<ReturnType<TestOrders['guest']>>;
const couponOf = async (browser: Browser, coupon: string, app = world.app) =>
  (await browser.copy(app).post('/api/cart/quote', { lines: [testLine('Twenty', 2)], coupon })).body.coupon;
const tooMany = /^Too many promo codes were tried\. Wait 15 minutes/;

test('a caller who tries codes one after another is stopped, and then does not learn which code exists', async () => {
  const guest = await world.guest();
  for (let n = 0; n < 29; n++) expect((await couponOf(guest, `GUESS-${n}`)).message).toMatch(/don’t recognize/);
  expect((await couponOf(guest, 'TENTH')).ok).toBe(true);
  for (const code of ['GUESS-29', 'GUESS-30', 'TENTH']) {
    expect(await couponOf(await world.guest(), code, world.otherApp)).toMatchObject({
      ok: false,
      message: expect.stringMatching(tooMany),
    });
  }
});

test('the same mistake counts once, and codes that exist are not counted', async () => {
  const guest = await world.guest();
  for (let n = 0; n < 40; n++) await couponOf(guest, n % 2 ? 'TENTH' : 'TENHT');
  expect(await world.run(`select 1 from counted_tries where kind = 'coupon'`)).toHaveLength(1);
});

test('of many guesses at once no more than allowed are answered', async () => {
  const guest = await world.guest();
  const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => couponOf(guest, `ATONCE-${n}`)));
  expect(answers.filter(({ message }) => !tooMany.test(message)).length).toBeLessThan(30);
});

test('orders do not tell which code exists either, and one that needs no code is placed', async () => {
  const guest = await world.guest();
  for (let n = 0; n < 30; n++) await couponOf(guest, `GUESS-${n}`);
  const body = await quoted(guest);
  const outcomes = await Promise.all(['NONE-1', 'TENTH'].map((coupon) => place(guest, { ...body, coupon })));
  expect(outcomes.map(({ status, body: { code, message } }) => [status, code, tooMany.test(message)])).toEqual([
    [429, 'too_many_tries', true],
    [429, 'too_many_tries', true],
  ]);
  expect((await checkOut(guest)).status).toBe(201);
});
