import type { SetCount } from '../signals/SignalReport.ts';
import { LiveWatch, type UsualRates, usualRates } from './LiveWatch.ts';
import { seededRandom } from './testing/seededRandom.ts';
import { simulateLive } from './testing/simulateLive.ts';

const usual: UsualRates = {
  errors: { visits: 400_000, hurt: 800 },
  silence: { visits: 400_000, hurt: 20_000 },
  hydration: { visits: 400_000, hurt: 100 },
};
const counts = (more: Partial<SetCount>): SetCount => ({
  set: 'live',
  visits: 5,
  hurt: {},
  entries: 5,
  entriesAlive: 5,
  rendererDeaths: 0,
  ...more,
});

/** @param secondsOf what the shells count in each second @returns the second of the alarm */
function watch(
  seconds: number,
  secondsOf: (second: number, random: () => number) => Partial<SetCount>,
  seed = 1,
  isDown = (_: number) => false,
) {
  const random = seededRandom(seed);
  const live = new LiveWatch(usual);
  for (let second = 0; second < seconds; second++) {
    const sets = [counts(secondsOf(second, random))];
    live.add({ shell: 'one', sets, ms: 1_000, apiUp: !isDown(second) }, 'live', second * 1_000);
    if (live.alarm) return { at: second, ...live.alarm };
  }
  return undefined;
}

const ofFive = (random: () => number, rate: number) =>
  Array.from({ length: 5 }, () => random() < rate).filter(Boolean).length;
/** Answers come two seconds after their entry, of all but one in twenty. */
const usualSecond = (second: number, random: () => number) => ({
  hurt: { throw: ofFive(random, 0.002) },
  entriesAlive: second < 2 ? 0 : ofFive(random, 0.95),
});

test('two hours as on the last day raise no alarm, however unevenly visitors come', () => {
  for (let seed = 0; seed < 3; seed++) expect(watch(7_200, usualSecond, seed)).toBeUndefined();
  const rates = { errors: 0.002, silence: 0.05 };
  const runs = Array.from({ length: 5 }, (_, seed) =>
    simulateLive({ seed, visitsPerSecond: 5, usual: rates, now: rates }),
  );
  expect(runs.filter((visits) => visits !== undefined)).toEqual([]);
});

test('errors for one visit in twenty are found within two minutes', () => {
  const alarm = watch(600, (second, random) => ({
    ...usualSecond(second, random),
    hurt: { throw: ofFive(random, 0.05) },
  }));
  expect(alarm?.at).toBeLessThan(120);
  expect(alarm?.reason).toMatch(
    /^\d+ of \d+ visits since it went live met an error \([\d.]+ %\); in the last day 0.20 % of 400000 did$/,
  );
});

test('nine visits that fail one after the other are too few to take back what everyone has, ten are not', () => {
  const failing = (seconds: number) =>
    watch(seconds, () => ({ visits: 1, hurt: { throw: 1 }, entries: 0, entriesAlive: 0 }));
  expect([failing(9 + 15), failing(10 + 15)?.group]).toEqual([undefined, 'errors']);
});

test('of two shells, each of which counts nine visits of one address, eighteen are too few still', () => {
  const live = new LiveWatch(usual);
  const alarmAfter = (hurtOfEach: number) => {
    for (let second = 0; second < 60; second++) {
      const isBad = second < hurtOfEach;
      const sets = [counts({ visits: 1, hurt: { throw: isBad ? 1 : 0 }, entries: 0, entriesAlive: 0 })];
      for (const shell of ['one', 'two']) live.add({ shell, sets, ms: 1_000, apiUp: true }, 'live', second * 1_000);
    }
    return live.alarm?.group;
  };
  expect([alarmAfter(9), alarmAfter(1)]).toEqual([undefined, 'errors']);
});

test('pages that never answer are found within two minutes', () => {
  const alarm = watch(600, () => ({ visits: 0, entriesAlive: 0 }));
  expect([alarm?.group, (alarm?.at ?? 999) < 120]).toEqual(['silence', true]);
});

test('an api outage is left out', () => {
  const isOut = (second: number) => second >= 100 && second < 220;
  const broken = (second: number, random: () => number) =>
    isOut(second) ? { hurt: { api: 3 }, entriesAlive: 3 } : usualSecond(second, random);
  expect(watch(600, broken, 1, (second) => isOut(second - 3) || isOut(second))).toBeUndefined();
});

test('with a day of few visits nothing is known to compare with', () => {
  const few = { visits: 900, hurt: 1 };
  expect(new LiveWatch({ errors: few, silence: few, hydration: few }).knowsUsual).toBe(false);
});

test('the usual rates leave out minutes of an outage', () => {
  const sets = [counts({ hurt: { api: 4, hydration: 1 } })];
  const rates = usualRates([
    { sets, apiDownMs: 0 },
    { sets, apiDownMs: 5_000 },
  ]);
  expect(rates).toEqual({
    errors: { visits: 5, hurt: 4 },
    silence: { visits: 5, hurt: 0 },
    hydration: { visits: 5, hurt: 1 },
  });
});
