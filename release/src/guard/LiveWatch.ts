import type { MinuteCount } from '../signals/MinuteCount.ts';
import type { SignalReport } from '../signals/SignalReport.ts';
import { ApiOutages } from './ApiOutages.ts';
import { ChangeCount } from './ChangeCount.ts';
import { alphas, harmOf } from './harmGroups.ts';
import { failureKinds } from '../signals/failureKinds.ts';
import type { SetCount } from '../signals/SignalReport.ts';

/** A release that everyone has is watched for so long after it went live. ms */
export const WATCHED_FOR = 2 * 3_600_000;
/** With fewer visits in the last day its rate is not known, and nothing is compared with it. */
const FEWEST_VISITS = 1_000;
/**
 * Fewer may be one shopper with a browser of their own: they are no reason to take back what everyone has. For each shell,
 * because each counts nine visits of one address at most.
 */
const FEWEST_HURT = 10;
/** Their names come with the reports. */
const MOST_SHELLS = 1_000;
/** Counts wait so long: an outage of the api shows first in what fails, and an entry's answer takes time. ms */
const WAIT = 15_000;
/** Answers come so long after their entry, or sooner. ms */
const ANSWER = 2_000;
/**
 * Entries and answers of so long a time are compared at once. Of a second, the answers to the entries before would be
 * compared with other entries, and by turns far too many and none would be silent. ms
 */
const BLOCK = 60_000;
const SMALLEST_BLOCK = 30;

const watched = ['errors', 'silence', 'hydration'] as const;
type Watched = (typeof watched)[number];

interface Rate {
  visits: number;
  hurt: number;
}

/** Of the last day. */
export type UsualRates = Record<Watched, Rate>;

interface Group {
  count: ChangeCount;
  /** Mean number of visits between two false alarms. */
  between: number;
  seen: Rate;
  /** Hurt visits of which the visit itself is not counted yet. */
  owed: number;
}

interface Waiting {
  from: number;
  at: number;
  /** When it is counted. */
  due: number;
  rates: UsualRates;
}

type Watching = Pick<SignalReport, 'shell' | 'sets' | 'ms' | 'apiUp'>;

export interface LiveAlarm {
  group: Watched;
  /** In words and numbers. */
  reason: string;
}

const words: Record<Watched, string> = {
  errors: 'met an error',
  silence: 'got a page that never answered',
  hydration: 'saw React replace the server’s HTML',
};

/** Watches the live set, of which everyone is a visitor, by the rates of the last day. */
export class LiveWatch {
  readonly #usual: UsualRates;
  readonly #groups: Partial<Record<Watched, Group>> = {};
  readonly #outages = new ApiOutages();
  readonly #shells = new Set<string>();
  #waiting: Waiting[] = [];
  #block: { begun?: number; visits: number; hurt: number; isOut: boolean } = { visits: 0, hurt: 0, isOut: false };
  #alarm: LiveAlarm | undefined;

  constructor(usual: UsualRates) {
    this.#usual = usual;
    for (const group of watched) {
      const { visits, hurt } = usual[group];
      if (visits < FEWEST_VISITS) continue;
      // As many as come while it is watched, and a false alarm in that time with the group's share of the accepted chance.
      const between = Math.max((visits * WATCHED_FOR) / 86_400_000, FEWEST_VISITS) / alphas[group];
      const rate = Math.min(Math.max(hurt / visits, 0), 1);
      this.#groups[group] = { count: new ChangeCount(rate), between, seen: { visits: 0, hurt: 0 }, owed: 0 };
    }
  }

  /** Whether the last day had enough visits to compare with. */
  get knowsUsual(): boolean {
    return Object.keys(this.#groups).length > 0;
  }

  get alarm(): LiveAlarm | undefined {
    return this.#alarm;
  }

  /** @param set the live set's id @param now ms since 1970, when the report came */
  add({ shell, sets, ms, apiUp }: Watching, set: string, now: number): void {
    if (this.#shells.size < MOST_SHELLS) this.#shells.add(shell);
    if (!apiUp) this.#outages.add(now - ms, now);
    const { silence, ...others } = ratesOf(sets.filter((one) => one.set === set));
    const time = { from: now - ms, at: now };
    const answered = { visits: 0, hurt: silence.hurt - silence.visits };
    const entered = { visits: silence.visits, hurt: silence.visits };
    this.#waiting.push(
      { ...time, due: now + WAIT, rates: { ...others, silence: answered } },
      { ...time, due: now + WAIT + ANSWER, rates: { ...noRates(), silence: entered } },
    );
    const due = this.#waiting.filter((one) => one.due <= now);
    this.#waiting = this.#waiting.filter((one) => one.due > now);
    for (const one of due) {
      const isOut = this.#outages.overlaps(one.from - WAIT, one.at + WAIT);
      this.#block.isOut ||= isOut;
      this.#block.visits += one.rates.silence.visits;
      this.#block.hurt += one.rates.silence.hurt;
      if (isOut) continue;
      for (const group of ['errors', 'hydration'] as const) this.#count(group, one.rates[group]);
    }
    this.#closeBlock(now);
  }

  #closeBlock(now: number): void {
    const { begun = now, visits, hurt, isOut } = this.#block;
    this.#block.begun = begun;
    if (now - begun < BLOCK || visits < SMALLEST_BLOCK) return;
    if (!isOut) this.#count('silence', { visits, hurt: Math.max(hurt, 0) });
    this.#block = { begun: now, visits: 0, hurt: 0, isOut: false };
  }

  #count(name: Watched, { visits, hurt }: Rate): void {
    const group = this.#groups[name];
    if (!group || this.#alarm) return;
    // In what order they came is not known: spread evenly, because a row of them looks like a change.
    const perVisit = visits ? (group.owed + hurt) / visits : 0;
    group.owed = visits ? 0 : group.owed + hurt;
    for (let left = visits; left > 0; left--) {
      group.owed += perVisit;
      const isHurt = group.owed >= 1 - 1e-9;
      if (isHurt) group.owed--;
      group.seen.visits++;
      if (isHurt) group.seen.hurt++;
      group.count.add(isHurt);
      if (group.seen.hurt < FEWEST_HURT * this.#shells.size || !group.count.isRaised(group.between)) continue;
      this.#alarm = { group: name, reason: this.#describe(name, group.seen) };
      return;
    }
  }

  #describe(name: Watched, { visits, hurt }: Rate): string {
    const usual = this.#usual[name];
    const before = ((Math.max(usual.hurt, 0) / usual.visits) * 100).toFixed(2);
    const now = ((hurt / visits) * 100).toFixed(2);
    return `${hurt} of ${visits} visits since it went live ${words[name]} (${now} %); in the last day ${before} % of ${usual.visits} did`;
  }
}

/** The rates of a time, from what was kept of it. Minutes in which the api was down are left out. */
export function usualRates(minutes: readonly Pick<MinuteCount, 'sets' | 'apiDownMs'>[]): UsualRates {
  return ratesOf(minutes.filter(({ apiDownMs }) => !apiDownMs).flatMap(({ sets }) => sets));
}

function ratesOf(sets: readonly SetCount[]): UsualRates {
  const rates = noRates();
  for (const { visits, hurt, entries, entriesAlive } of sets) {
    for (const group of ['errors', 'hydration'] as const) {
      rates[group].visits += visits;
      for (const kind of failureKinds) if (harmOf(kind) === group) rates[group].hurt += hurt[kind] ?? 0;
    }
    rates.silence.visits += entries;
    rates.silence.hurt += entries - entriesAlive;
  }
  return rates;
}

const noRates = (): UsualRates => ({
  errors: { visits: 0, hurt: 0 },
  silence: { visits: 0, hurt: 0 },
  hydration: { visits: 0, hurt: 0 },
});
