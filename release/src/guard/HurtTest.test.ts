import { HurtTest } from './HurtTest.ts';
import { simulateCanary } from './testing/simulateCanary.ts';

const alpha = 0.004;
const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const at = (values: number[], part: number) => values.toSorted((a, b) => a - b)[Math.floor(values.length * part)];

test('a canary that hurts as many visitors as the live release raises no alarm', () => {
  const alarms = seeds(120).filter(
    (seed) => simulateCanary({ seed, visitors: 9_000, share: 0.1, rate: { live: 0.01, canary: 0.01 }, alpha }).isAlarm,
  );
  expect(alarms.length).toBeLessThanOrEqual(3);
});

test('a canary that hurts as much as is tolerated raises no more alarms than alpha allows', () => {
  const alarms = seeds(120).filter(
    (seed) => simulateCanary({ seed, visitors: 9_000, share: 0.1, rate: { live: 0.02, canary: 0.03 }, alpha }).isAlarm,
  );
  expect(alarms.length).toBeLessThanOrEqual(3);
});

test('one that hurts 5 % of its visitors is found before 100 of them came', () => {
  const courses = seeds(120).map((seed) =>
    simulateCanary({ seed, visitors: 200_000, share: 0.1, rate: { live: 0.001, canary: 0.05 }, alpha }),
  );
  expect(courses.every(({ isAlarm }) => isAlarm)).toBe(true);
  expect(median(courses.map(({ canaryVisitors }) => canaryVisitors))).toBeLessThanOrEqual(100);
  expect(
    at(
      courses.map(({ hurt }) => hurt),
      0.95,
    ),
  ).toBeLessThanOrEqual(8);
});

test('one that is broken for all its visitors hurts at most five', () => {
  const courses = seeds(100).map((seed) =>
    simulateCanary({ seed, visitors: 20_000, share: 0.1, rate: { live: 0.001, canary: 1 }, alpha }),
  );
  expect(Math.max(...courses.map(({ hurt }) => hurt))).toBeLessThanOrEqual(5);
});

test('an outage of the api hurts both arms alike, and is no evidence', () => {
  const test = new HurtTest(1.5);
  test.add(0.1, { canary: 100, live: 900 });
  expect(test.logEvidence).toBeLessThan(0);
});

test('a ramp adds up what each share has shown', () => {
  const whole = new HurtTest(1.5);
  whole.add(0.1, { canary: 2, live: 0 });
  const before = whole.logEvidence;
  whole.add(0.5, { canary: 2, live: 0 });
  expect(whole.logEvidence).toBeGreaterThan(before);
});

test('without a control group there is no comparison', () => {
  expect(() => new HurtTest(1.5).add(1, { canary: 1, live: 0 })).toThrow('A share is above 0 and below 1, not 1.');
});
