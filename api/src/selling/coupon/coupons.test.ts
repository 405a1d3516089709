import { welcomeCoupon } from '@paw/rules/welcomeCoupon.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { startLimits } from '../../platform/database/databaseLimits.ts';
import { dataFolder, startTestDatabase } from '../../testing/testDatabase.ts';
import type { CouponDatum } from './couponDatum.ts';
import { loadCoupons } from './loadCoupons.ts';
import { checkCoupons, readCoupons } from './readCoupons.ts';

const paws: CouponDatum = { code: 'PAWS10', kind: 'percent', value: 10, minimumCents: 0 };

test('the shop’s coupons have no problems', () => {
  expect(readCoupons(dataFolder).map(({ code }) => code)).toContain('PAWS10');
});

test('the code that pages offer is a coupon with the figures that they name', () => {
  const { code, percent, minimumCents } = welcomeCoupon;
  const offered = readCoupons(dataFolder).find((coupon) => coupon.code === code);
  expect(offered).toEqual({ code, kind: 'percent', value: percent, minimumCents, customerLimit: 1 });
});

test.each<[object, string]>([
  [{ code: 'paws10' }, '0.code: must be 3 to 20 capitals, digits and hyphens'],
  [{ value: 101 }, '0.value: is more than 100 %'],
  [{ value: undefined }, '0.value: belongs to percent and fixed, and to them only'],
  [{ kind: 'delivery' }, '0.value: belongs to percent and fixed, and to them only'],
  [{ startsAt: '2026-05-01' }, '0.startsAt: must be a time such as 2026-11-20T06:00:00Z'],
  [{ startsAt: '2026-05-01T00:00:00Z', endsAt: '2026-05-01T00:00:00Z' }, '0.endsAt: must come after startsAt'],
  [{ uses: 3 }, '0: Unrecognized key: "uses"'],
])('%j is refused', (changed, problem) => {
  expect(() => checkCoupons([{ ...paws, ...changed }])).toThrow(`coupons.json: ${problem}`);
});

test('a code that is listed twice is reported', () => {
  expect(() => checkCoupons([paws, paws])).toThrow('coupons.json: PAWS10: is listed twice');
});

test('loading the coupons again updates their data, and keeps how often each was used', async () => {
  const { url, embedded, stop } = await startTestDatabase('tables');
  const database = openDatabase(url, { embedded, limits: startLimits });
  const run = async (text: string) => (await database.pool.query(text)).rows;
  const stored = () => run('select code, value, total_limit as "limit", uses, active from coupons order by code');
  await loadCoupons(database, [
    { ...paws, totalLimit: 9 },
    { ...paws, code: 'OLD' },
  ]);
  await run("update coupons set uses = 7 where code = 'PAWS10'");
  await loadCoupons(database, [{ ...paws, value: 20, totalLimit: 5 }]);
  const kept = { code: 'PAWS10', value: 20, limit: 7, uses: 7, active: true };
  const gone = { code: 'OLD', value: 10, limit: null, uses: 0, active: false };
  expect((await stored()).filter(({ code }) => code === 'PAWS10' || code === 'OLD')).toEqual([gone, kept]);
  await loadCoupons(database, []);
  expect((await stored()).every(({ active }) => !active)).toBe(true);
  await database.close();
  await stop();
});
