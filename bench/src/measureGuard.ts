import { setImmediate as turn } from 'node:timers/promises';
import { simulateLive } from '@paw/release/guard/testing/simulateLive.ts';
import {
  type SimulatedCourse,
  type SimulatedShop,
  simulateVisitors,
} from '@paw/release/guard/testing/simulateVisitors.ts';
import { describeVerdict } from '@paw/release/guard/describeVerdict.ts';
import { absolute, type Figure, type Form } from './Figure.ts';
import { quantile } from './median.ts';
import type { Place } from './shop/Place.ts';

/** Runs of half an hour each, but for those that end when the canary is taken back. */
const sizes = {
  long: { same: 2_000, bad: 300, unlucky: 400, outage: 200, live: 400 },
  short: { same: 4, bad: 10, unlucky: 2, outage: 2, live: 4 },
} satisfies Record<Form, object>;

/** One visitor in a thousand meets an error whatever the release, another a page that says nothing. */
const usual = { hurt: 0.001, silent: 0.001 };
const shop = { seconds: 1_800, viewsPerSecond: 20, share: 0.1, live: usual, canary: usual };
/** s after the start */
const outage = { from: 600, to: 720 };

/** Simulated visitors of seeded runs, whom the guard's own classes judge: how often it is wrong, and how many are hurt. */
export async function measureGuard(_place: Place, form: Form): Promise<Figure[]> {
  const size = sizes[form];
  const same = await simulate(size.same, {});
  const few = await simulate(size.bad, { live: { hurt: 0.001 }, canary: { hurt: 0.05 } });
  const all = await simulate(size.bad, { canary: { hurt: 1 } });
  const white = await simulate(size.bad, { canary: { hurt: 0, silent: 1 } });
  const unlucky = await simulate(size.unlucky, { unlucky: 0.01, step: { at: 900, share: 0.5 } });
  const down = await simulate(size.outage, {
    live: { ...usual, uncached: 0.3 },
    canary: { ...usual, uncached: 0.8 },
    outage,
  });
  const live = await simulateEveryone(size.live);
  return [
    falseAlarms('The same release in both arms', same, size.same),
    {
      ...figure(
        '5 % of the canary’s visitors hurt, visitors until it is taken back, median',
        few.map((one) => one.canaryVisitors),
        0.5,
        100,
      ),
      parts: [`${few.filter(({ stopped }) => stopped).length} of ${few.length} were taken back`],
    },
    hurtBy('5 % of the canary’s visitors hurt, p95', few, 0.95, 8),
    hurtBy('Broken for all, median', all, 0.5, 5),
    hurtBy('White page without an error, median', white, 0.5, 10),
    falseAlarms('Unlucky visitors with ten failing views each, and a step to 50 %', unlucky, size.unlucky),
    { ...falseAlarms('Api down for two minutes', down, size.outage), limit: { atMost: 0 }, parts: [whyNot(down)] },
    live.alarms,
    live.found,
  ];
}

async function simulate(runs: number, change: Partial<SimulatedShop>): Promise<SimulatedCourse[]> {
  const courses: SimulatedCourse[] = [];
  for (let seed = 1; seed <= runs; seed++) {
    const course = simulateVisitors({ ...shop, ...change, seed });
    // What was judged holds all its visitors: only the first is looked at.
    courses.push(seed === 1 ? course : { ...course, judged: courses[0]?.judged ?? course.judged });
    await turn();
  }
  return courses;
}

/** A release that everyone has is compared with the last day. */
async function simulateEveryone(runs: number) {
  const rates = { errors: 0.002, silence: 0.05 };
  const watched = { visitsPerSecond: 5, usual: rates };
  const seen: (number | undefined)[] = [];
  const found: (number | undefined)[] = [];
  for (let seed = 1; seed <= runs; seed++) {
    seen.push(simulateLive({ ...watched, seed, now: rates }));
    found.push(simulateLive({ ...watched, seed, now: { ...rates, errors: 0.05 } }));
    await turn();
  }
  const visits = found.filter((one) => one !== undefined);
  const alarms: Figure = {
    name: 'Two hours at 100 % as on the last day, false alarms',
    value: (seen.filter((one) => one !== undefined).length / runs) * 100,
    unit: '%',
    against: absolute,
    limit: { atMost: 1 },
    parts: [`${runs} runs, 5 visits a second`],
  };
  return {
    alarms,
    found: {
      ...figure('5 % of the visits hurt at 100 %, visits until it is rolled back, median', visits, 0.5, 500),
      parts: [`${visits.length} of ${runs} were rolled back`],
    },
  };
}

function falseAlarms(name: string, courses: readonly SimulatedCourse[], runs: number): Figure {
  const stopped = courses.flatMap((one) => one.stopped ?? []);
  const by = [...new Set(stopped)].map((group) => `${stopped.filter((one) => one === group).length} by ${group}`);
  return {
    name: `${name}, false alarms`,
    value: (stopped.length / runs) * 100,
    unit: '%',
    against: absolute,
    limit: { atMost: 1 },
    parts: [
      `${stopped.length} of ${runs} runs of half an hour at 20 views a second${by.length ? `: ${by.join(', ')}` : ''}`,
    ],
  };
}

/** Hurt in truth until the guard decides, also those of whom it does not know yet. */
function hurtBy(name: string, courses: readonly SimulatedCourse[], part: number, atMost: number): Figure {
  const hurt = courses.map((one) => one.hurt);
  const times = courses.map(({ at }) => at);
  return {
    ...figure(`${name}: hurt visitors until it is taken back`, hurt, part, atMost),
    parts: [
      `p50 ${quantile(hurt, 0.5)}, p95 ${quantile(hurt, 0.95)}, most ${Math.max(...hurt)}; after ${quantile(times, 0.5)} s (median) at a share of 10 %`,
    ],
  };
}

const figure = (name: string, values: readonly number[], part: number, atMost: number): Figure => ({
  name,
  value: quantile(values, part),
  unit: '',
  against: absolute,
  limit: { atMost },
});

function whyNot([course]: readonly SimulatedCourse[]): string {
  const [one] = course?.judged.all ?? [];
  const now = Date.parse('2026-01-01T00:00:00Z') + (outage.to + 60) * 1_000;
  return (course && one && describeVerdict(one, course.judged, now).apiNote) ?? 'Nothing was said of the api.';
}
