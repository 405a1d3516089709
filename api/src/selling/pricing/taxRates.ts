/**
 * Sales tax by where an order goes, in thousandths of a percent: 6875 = 6.875 %.
 *
 * General state rates as published by the Federation of Tax Administrators and the Tax Foundation ("State and Local
 * Sales Tax Rates, 2025"), with the local part where it is the same in the whole state (CA, UT, VA). What counties and
 * cities add is left out: it needs an address service. Pet food and goods are taxed by the general rate everywhere.
 * Territories other than Puerto Rico, and military post offices, have none.
 */
const rates: Readonly<Record<string, number>> = {
  AL: 4e3,
  AK: 0,
  AZ: 5600,
  AR: 6500,
  CA: 7250,
  CO: 2900,
  CT: 6350,
  DE: 0,
  DC: 6e3,
  FL: 6e3,
  GA: 4e3,
  HI: 4e3,
  ID: 6e3,
  IL: 6250,
  IN: 7e3,
  IA: 6e3,
  KS: 6500,
  KY: 6e3,
  LA: 5e3,
  ME: 5500,
  MD: 6e3,
  MA: 6250,
  MI: 6e3,
  MN: 6875,
  MS: 7e3,
  MO: 4225,
  MT: 0,
  NE: 5500,
  NV: 6850,
  NH: 0,
  NJ: 6625,
  NM: 4875,
  NY: 4e3,
  NC: 4750,
  ND: 5e3,
  OH: 5750,
  OK: 4500,
  OR: 0,
  PA: 6e3,
  RI: 7e3,
  SC: 6e3,
  SD: 4200,
  TN: 7e3,
  TX: 6250,
  UT: 6100,
  VT: 6e3,
  VA: 5300,
  WA: 6500,
  WV: 6e3,
  WI: 5e3,
  WY: 4e3,
  AS: 0,
  GU: 0,
  MP: 0,
  PR: 10500,
  VI: 0,
  AA: 0,
  AE: 0,
  AP: 0,
};

const whole = 100_000;

/** @throws Error for a state that is none: addresses were checked before */
export function taxRateOf(state: string): number {
  const rate = Object.hasOwn(rates, state) ? rates[state] : undefined;
  if (rate === undefined) throw new Error(`There is no tax rate for "${state}": add it to taxRates.ts.`);
  return rate;
}

/** Tax on a sum of cents, half a cent rounded up. @param rate in thousandths of a percent */
export const taxOn = (cents: number, rate: number): number => divideHalfUp(cents * rate, whole);

/** Of whole numbers that are not negative, without fractions on the way. */
export function divideHalfUp(dividend: number, divisor: number): number {
  const twice = 2 * dividend + divisor;
  return (twice - (twice % (2 * divisor))) / (2 * divisor);
}
