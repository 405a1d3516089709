/** Visitors of a shop while a canary runs, as reports of one shell. Quiet seconds cost nothing. */
import type { FailureKind } from '../../signals/failureKinds.ts';
import type { SignalReport, VisitorEvent } from '../../signals/SignalReport.ts';
import type { Canary } from '../../store/canaries.ts';
import { releaseSetId } from '../../store/foldLog.ts';
import { JudgedCanaries } from '../JudgedCanaries.ts';
import { seededRandom } from './seededRandom.ts';

/** How the pages of one arm go. Shares are of visitors, 0 to 1. */
export interface ArmBehavior {
  /** Fail in the browser on their first page. */
  hurt: number;
  /** See pages that say nothing. */
  silent?: number;
  hydration?: number;
  /** Of the pages, those that take an answer of the api: they fail while it is down. */
  uncached?: number;
  /** How many times slower than usual. */
  slowness?: number;
  rendererDeathsPerSecond?: number;
}

export interface SimulatedShop {
  seed: number;
  /** s */
  seconds: number;
  viewsPerSecond: number;
  viewsPerVisitor?: number;
  share: number;
  live: ArmBehavior;
  canary: ArmBehavior;
  /** Share of visitors who fail on each of their ten pages, with every release. */
  unlucky?: number;
  /** s after the start */
  outage?: { from: number; to: number };
  /** s after the start: the canary's share from then on, 0 to 1 */
  step?: { at: number; share: number };
  /** ms until a page has settled. */
  aliveMs?: number;
}

export interface SimulatedCourse {
  /** What stopped the canary: a group, or `deaths`. */
  stopped?: string;
  /** s */
  at: number;
  /** Visitors of the canary until then. */
  canaryVisitors: number;
  /** Of them, those that were hurt in truth, whether it was known by then or not. */
  hurt: number;
  judged: JudgedCanaries;
}

const START = Date.parse('2026-01-01T00:00:00Z');
const canaryId = 'c0ffee00c0ffee00';
const live = { catalog: 'a'.repeat(16), cart: 'b'.repeat(16) };
const release = 'c'.repeat(16);

interface Visitor {
  hash: string;
  arm: string;
  place: number;
  views: number;
  isHurt: boolean;
  isSilent: boolean;
  hydration: boolean;
  isUnlucky: boolean;
  isCounted: boolean;
}

/** What happens, by the second in which the shell reports it. */
class Calendar {
  readonly #seconds: VisitorEvent[][];
  constructor(seconds: number) {
    this.#seconds = Array.from({ length: seconds + 1 });
  }
  add(at: number, event: VisitorEvent): void {
    const second = Math.floor(at / 1_000);
    event.ago = (second + 1) * 1_000 - at;
    const list = this.#seconds[second];
    if (list) list.push(event);
    else if (second < this.#seconds.length) this.#seconds[second] = [event];
  }
  at(second: number): VisitorEvent[] {
    const list = (this.#seconds[second] ?? []).toSorted((a, b) => b.ago - a.ago);
    this.#seconds[second] = [];
    return list;
  }
}

export function simulateVisitors(shop: SimulatedShop): SimulatedCourse {
  const random = seededRandom(shop.seed);
  const viewsPerVisitor = shop.viewsPerVisitor ?? 4;
  const judged = new JudgedCanaries();
  const steps = shop.step ? [shop.share * 100, shop.step.share * 100] : [shop.share * 100];
  const canary: Canary = {
    id: canaryId,
    remote: 'catalog',
    release,
    steps,
    hold: 600_000,
    step: 0,
    stepAt: new Date(START).toISOString(),
    n: 1,
    by: 'simulation',
    at: new Date(START).toISOString(),
  };
  const log = (step: number) => ({
    live,
    setId: releaseSetId(live),
    canaries: { [canaryId]: { ...canary, step } },
  });
  judged.follow(log(0), START);
  const sets = [
    { set: judged.find(canaryId)?.setId ?? '', key: shop.canary },
    { set: releaseSetId(live), key: shop.live },
  ];
  const course: SimulatedCourse = { at: shop.seconds, canaryVisitors: 0, hurt: 0, judged };
  const calendar = new Calendar(shop.seconds);
  /** Second → those who look at a page then. */
  const views: Visitor[][] = Array.from({ length: shop.seconds });
  const arrivals = shop.viewsPerSecond / viewsPerVisitor;
  let share = shop.share;

  const arrive = (second: number) => {
    const place = random();
    const isCanary = place < share;
    const behavior = isCanary ? shop.canary : shop.live;
    const isUnlucky = random() < (shop.unlucky ?? 0);
    const visitor: Visitor = {
      hash: Math.floor(random() * 2 ** 48)
        .toString(16)
        .padStart(12, '0'),
      arm: isCanary ? canaryId : 'live',
      place,
      views: isUnlucky ? 10 : 1 + Math.floor(-Math.log(1 - random()) * (viewsPerVisitor - 0.5)),
      isHurt: random() < behavior.hurt,
      isSilent: random() < (behavior.silent ?? 0),
      hydration: random() < (behavior.hydration ?? 0),
      isUnlucky,
      isCounted: false,
    };
    if (isCanary) course.canaryVisitors++;
    (views[second] ??= []).push(visitor);
  };

  const look = (visitor: Visitor, second: number) => {
    // A step moves those whose place it reaches.
    if (visitor.arm === 'live' && visitor.place < share) {
      visitor.arm = canaryId;
      course.canaryVisitors++;
    }
    const { hash, arm } = visitor;
    const behavior = arm === 'live' ? shop.live : shop.canary;
    const at = second * 1_000 + random() * 1_000;
    const ms = (shop.aliveMs ?? 700) * (0.5 + random()) * (behavior.slowness ?? 1);
    const isDown = shop.outage && second >= shop.outage.from && second < shop.outage.to;
    const failsByApi = isDown && random() < (behavior.uncached ?? 0);
    calendar.add(at, { visitor: hash, arm, ago: 0, what: 'sent' });
    calendar.add(at + 150, { visitor: hash, arm, ago: 0, what: 'browser' });
    const fail = (kind: FailureKind, after: number) =>
      calendar.add(at + after, { visitor: hash, arm, ago: 0, what: 'failed', kind, route: '/', label: 'catalog' });
    const isHurt = visitor.isHurt || visitor.isSilent || visitor.hydration;
    if (isHurt && arm === canaryId && !visitor.isCounted) {
      visitor.isCounted = true;
      course.hurt++;
    }
    // A page that says nothing says nothing on leaving, either.
    if (visitor.isSilent) visitor.views = Math.min(visitor.views, 2);
    else {
      if (visitor.isHurt || visitor.isUnlucky) fail('throw', ms);
      else if (visitor.hydration) fail('hydration', ms);
      else if (failsByApi) fail(random() < 0.5 ? 'render' : 'api', ms);
      else {
        const vitals = { lcp: ms, cls: random() < 0.2 ? random() * 100 : 0, blocked: random() * 200 };
        calendar.add(at + ms, { visitor: hash, arm, ago: 0, what: 'alive', ms, vitals });
      }
    }
    visitor.views--;
    const next = second + 1 + Math.floor(-Math.log(1 - random()) * 20);
    if (visitor.views > 0 && next < shop.seconds) (views[next] ??= []).push(visitor);
  };

  for (let second = 0; second < shop.seconds; second++) {
    const isDown = shop.outage !== undefined && second >= shop.outage.from + 3 && second < shop.outage.to;
    if (shop.step?.at === second) {
      share = shop.step.share;
      judged.follow(log(1), START + second * 1_000);
    }
    for (let left = arrivals; left > 0; left--) if (random() < left) arrive(second);
    for (const visitor of views[second] ?? []) look(visitor, second);
    views[second] = [];
    const visitors = calendar.at(second);
    const now = START + (second + 1) * 1_000;
    const deaths = sets.map(({ set, key }) => ({ set, rendererDeaths: died(key, random) }));
    const report: SignalReport = {
      shell: 'simulated',
      seq: second + 1,
      at: new Date(now).toISOString(),
      ms: 1_000,
      // A shell notices an outage when its questions to the api run out of time.
      apiUp: !isDown,
      routes: [],
      sets: deaths.map((one) => ({ ...one, visits: 0, hurt: {}, entries: 0, entriesAlive: 0 })),
      visitors,
      dropped: 0,
    };
    judged.add(report, now);
    const judge = judged.find(canaryId)?.judge;
    const stopped = judge?.worse ?? (judge?.isDying ? 'deaths' : undefined);
    if (stopped) return { ...course, stopped, at: second + 1 };
  }
  return course;
}

const died = ({ rendererDeathsPerSecond: rate = 0 }: ArmBehavior, random: () => number) =>
  rate && random() < rate ? 1 : 0;
