import { LiveWatch, type UsualRates, WATCHED_FOR } from '../LiveWatch.ts';
import { seededRandom } from './seededRandom.ts';

export interface SimulatedLive {
  seed: number;
  visitsPerSecond: number;
  /** Shares of the visits, 0 to 1. */
  usual: { errors: number; silence: number };
  now: { errors: number; silence: number };
}

/** A release that everyone has, for as long as it is watched. @returns visits until the alarm; undefined without one */
export function simulateLive({ seed, visitsPerSecond, usual, now }: SimulatedLive): number | undefined {
  const random = seededRandom(seed);
  const day = visitsPerSecond * 86_400;
  /** How many of `count`, by the rate. */
  const draw = (count: number, rate: number) => {
    let drawn = 0;
    for (let left = count; left > 0; left--) if (random() < rate) drawn++;
    return drawn;
  };
  const rate = (share: number) => ({ visits: day, hurt: Math.round(day * share) });
  const rates: UsualRates = { errors: rate(usual.errors), silence: rate(usual.silence), hydration: rate(0) };
  const watch = new LiveWatch(rates);
  let [visits, waiting] = [0, 0];
  for (let second = 0; second * 1_000 < WATCHED_FOR; second++) {
    const count = draw(visitsPerSecond * 2, 0.5);
    visits += count;
    const counts = { visits: count, entries: count, entriesAlive: waiting, rendererDeaths: 0 };
    const hurt = { throw: draw(count, now.errors) };
    watch.add(
      { shell: 'one', sets: [{ set: 'live', ...counts, hurt }], ms: 1_000, apiUp: true },
      'live',
      second * 1_000,
    );
    // Answers come with the next report.
    waiting = draw(count, 1 - now.silence);
    if (watch.alarm) return visits;
  }
  return undefined;
}
