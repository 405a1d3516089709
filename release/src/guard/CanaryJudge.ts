import { countMissingVisitors, evidenceOfNoHarm, isNoWorse } from './HarmBound.ts';
import { type Harm, alphaOf, groupOf, type HarmGroup, harms, TOLERATED } from './harmGroups.ts';
import { HurtTest } from './HurtTest.ts';
import type { KeptJudge } from './keptEvidence.ts';
import type { HurtVisitor } from './VisitorBook.ts';

/** Shells follow a step within seconds, and a page tells of its failure later: the larger share counts for so long. ms */
const SHARE_LAG = 60_000;
/** The canary may hurt so many more of its visitors, as a share of all, and still be called no worse. */
const MARGIN = 0.01;
/** Of speed: a quarter of the live visitors are called slow by definition, so a hundredth more takes days to rule out. */
const SPEED_MARGIN = 0.1;
/** Accepted chance of calling a canary no worse that hurts that many more. */
export const NO_WORSE_ALPHA = 0.05;
/** The live release's rate is not known from fewer visitors. */
const FEWEST_LIVE = 50;
/** A vital that fewer of the visitors' browsers measure says nothing. */
const RARE = { visitors: 200, share: 0.1 };
const MOST_CAUSES = 100;
/**
 * A renderer that dies takes its answers with it, and no visitor can tell of it. So often in one set, while the live set,
 * with more visitors, has lost none: not by chance.
 */
const DEATHS = 3;

export interface Counts {
  visitors: number;
  hurt: number;
}

/** What is known of one harm. */
export interface Finding {
  harm: Harm;
  canary: Counts;
  live: Counts;
  verdict: 'worse' | 'no worse' | 'not yet known';
  /** How many times likelier the data are if the canary is worse. */
  evidence: number;
  /** How many times likelier they are if it does not hurt more. */
  noHarm: number;
  /** Of the canary. */
  missingVisitors?: number;
  missingMs?: number;
}

/** Judges one canary by what a `VisitorBook` tells. */
export class CanaryJudge {
  readonly id: string;
  /** ms since 1970: evidence is from then on. */
  readonly since: number;
  readonly deaths = { canary: 0, live: 0 };
  #shares: { share: number; until: number }[] = [];
  #share = 0;
  readonly #visitors = { canary: 0, live: 0 };
  readonly #harms = new Map(
    harms.map((harm) => [
      harm,
      {
        test: new HurtTest(TOLERATED),
        canary: { visitors: 0, hurt: 0 },
        live: { visitors: 0, hurt: 0 },
        isWorse: false,
      },
    ]),
  );
  readonly #causes = new Map<string, number>();
  #worse: HarmGroup | undefined;

  /** @param kept what an earlier process knew of it */
  constructor(id: string, share: number, since: number, kept?: KeptJudge) {
    this.id = id;
    this.since = kept?.since ?? since;
    this.#share = kept?.share ?? share;
    if (!kept) return;
    Object.assign(this.deaths, kept.deaths);
    Object.assign(this.#visitors, kept.visitors);
    this.#shares = kept.shares;
    for (const [cause, count] of kept.causes) this.#causes.set(cause, count);
    for (const { harm, logs, ...counts } of kept.harms) {
      this.#harms.set(harm, { test: new HurtTest(TOLERATED, logs), ...counts });
      if (counts.isWorse) this.#noteWorse(harm);
    }
    this.setShare(share, since);
  }

  /** For the next process. */
  get kept(): KeptJudge {
    const { id, since, deaths } = this;
    const found = [...this.#harms].map(([harm, { test, ...counts }]) => ({ harm, logs: test.logs, ...counts }));
    const more = { share: this.#share, shares: this.#shares, visitors: this.#visitors, causes: [...this.#causes] };
    return structuredClone({ id, since, deaths, ...more, harms: found });
  }

  /** @param share of those who get this canary or the live set */
  setShare(share: number, now: number): void {
    if (share === this.#share) return;
    this.#shares = [...this.#shares, { share: this.#share, until: now }].slice(-20);
    this.#share = share;
  }

  onVisitor(arm: string): void {
    if (arm === this.id) this.#visitors.canary++;
    else if (arm === 'live') this.#visitors.live++;
  }

  onMeasured(arm: string, harm: Harm): void {
    const counts = this.#harms.get(harm);
    if (arm === this.id && counts) counts.canary.visitors++;
    else if (arm === 'live' && counts) counts.live.visitors++;
  }

  /**
   * A visitor whom a step moves from one arm to the other counts in the first alone: those who fail everywhere, such as by
   * an extension of their browser, were counted in the live arm before, and would all be new ones of a grown canary.
   */
  onHurt({ arm, harm, at, cause }: HurtVisitor, wasHurtWith: (arm: string) => boolean): void {
    const isCanary = arm === this.id;
    if ((!isCanary && arm !== 'live') || wasHurtWith(isCanary ? 'live' : this.id)) return;
    const counts = this.#harms.get(harm);
    const share = this.#shareAt(at);
    if (!counts || !(share > 0 && share < 1)) return;
    counts[isCanary ? 'canary' : 'live'].hurt++;
    if (isCanary && cause) this.#addCause(cause);
    counts.test.add(share, { canary: isCanary ? 1 : 0, live: isCanary ? 0 : 1 });
    if (isCanary && counts.test.isWorse(alphaOf(harm))) {
      counts.isWorse = true;
      this.#noteWorse(harm);
    }
  }

  #noteWorse(harm: Harm): void {
    this.#worse = groupOf(harm) === 'speed' ? (this.#worse ?? 'speed') : groupOf(harm);
  }

  onDeaths(arm: string, deaths: number): void {
    if (arm === this.id) this.deaths.canary += deaths;
    else if (arm === 'live') this.deaths.live += deaths;
  }

  /** The group in which it is worse; one that stops the canary before speed, which only holds it. */
  get worse(): HarmGroup | undefined {
    return this.#worse;
  }

  get isDying(): boolean {
    return this.deaths.canary >= DEATHS && this.deaths.live === 0;
  }

  get mostFrequentCause(): string | undefined {
    return [...this.#causes].toSorted(([, a], [, b]) => b - a)[0]?.[0];
  }

  /** @param now ms since 1970 */
  find(now: number): Finding[] {
    return harms.filter((harm) => !this.#isRare(harm)).map((harm) => this.#findOne(harm, now));
  }

  #findOne(harm: Harm, now: number): Finding {
    const { test, isWorse, canary: ofCanary, live: ofLive } = this.#of(harm);
    const isSpeed = groupOf(harm) === 'speed';
    const canary = isSpeed ? { ...ofCanary } : { visitors: this.#visitors.canary, hurt: ofCanary.hurt };
    const live = isSpeed ? { ...ofLive } : { visitors: this.#visitors.live, hurt: ofLive.hurt };
    const margin = isSpeed ? SPEED_MARGIN : MARGIN;
    const counts = { ...canary, liveRate: live.visitors ? live.hurt / live.visitors : 0 };
    const noHarm = evidenceOfNoHarm(counts, margin);
    const found = { harm, canary, live, evidence: Math.exp(Math.min(test.logEvidence, 100)), noHarm };
    if (isWorse) return { ...found, verdict: 'worse' };
    if (live.visitors >= FEWEST_LIVE && isNoWorse(counts, margin, NO_WORSE_ALPHA)) {
      return { ...found, verdict: 'no worse' };
    }
    const missing = countMissingVisitors(counts, margin, NO_WORSE_ALPHA);
    if (!Number.isFinite(missing)) return { ...found, verdict: 'not yet known' };
    const missingVisitors = Math.max(missing, 1);
    const perMs = canary.visitors / Math.max(now - this.since, 1);
    const missingMs = perMs > 0 ? Math.round(missingVisitors / perMs) : undefined;
    return { ...found, verdict: 'not yet known', missingVisitors, ...(missingMs !== undefined && { missingMs }) };
  }

  #isRare(harm: Harm): boolean {
    if (groupOf(harm) !== 'speed' || this.#visitors.live < RARE.visitors) return false;
    return this.#of(harm).live.visitors < this.#visitors.live * RARE.share;
  }

  #of(harm: Harm) {
    const found = this.#harms.get(harm);
    if (!found) throw new Error(`There is no harm "${harm}".`);
    return found;
  }

  /** The largest of around then: a share that is too large hides harm, one that is too small invents it. */
  #shareAt(at: number): number {
    let largest = this.#share;
    for (const { share, until } of this.#shares) {
      if (at - SHARE_LAG < until && share < 1) largest = Math.max(largest, share);
    }
    return largest;
  }

  #addCause(cause: string): void {
    const count = this.#causes.get(cause);
    if (count !== undefined || this.#causes.size < MOST_CAUSES) this.#causes.set(cause, (count ?? 0) + 1);
  }
}
