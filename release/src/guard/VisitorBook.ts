import type { SignalReport, VisitorEvent } from '../signals/SignalReport.ts';
import { ApiOutages } from './ApiOutages.ts';
import { CrowdBudget } from './CrowdBudget.ts';
import { type Harm, harmOf, harms, isOfApi, vitalNames } from './harmGroups.ts';
import type { KeptBook } from './keptEvidence.ts';
import { KeptVisitors } from './KeptVisitors.ts';
import { ShellClocks } from './ShellClocks.ts';
import { UsualPace } from './UsualPace.ts';
import { WaitingLine } from './WaitingLine.ts';

/** Failures of the api, and around an outage, are told apart only after so long. ms */
const API_WAIT = 10_000;
/** Who leaves a page that says nothing after this part of that time leaves a silent page; sooner, nothing is known of it. */
const LEFT_LATE = 2 / 3;
export const MOST_VISITORS = 200_000;

const bits = Object.fromEntries(harms.map((harm, index) => [harm, 1 << index])) as Record<Harm, number>;

/** What one visitor met with one release set. */
interface Meeting {
  arm: string;
  /** A page of which nothing is known yet was sent then; 0 = there is none. */
  waitsSince: number;
  /** It is known how a page went. */
  isKnown: boolean;
  /** Harms that were counted. */
  hurt: number;
  /** Harms that count once the visitor has proven to be a browser. */
  early: number;
}

interface Visitor {
  isBrowser: boolean;
  /**
   * Vitals that were compared, and `silence` where the time of a page was taken: the first of each visitor alone, because
   * those who stay see faster pages.
   */
  measured: number;
  meetings: Meeting[];
}

/** Hears of each visitor once, and of each harm to a visitor once for an arm. */
export interface BookReader {
  onVisitor: (arm: string) => void;
  /** @param wasHurtWith whether the same harm was counted for this visitor with another arm before */
  onHurt: (hurt: HurtVisitor, wasHurtWith: (arm: string) => boolean) => void;
  /** A vital of a visitor was compared with the live release's. */
  onMeasured: (arm: string, harm: Harm) => void;
}

export interface HurtVisitor {
  arm: string;
  harm: Harm;
  /** By the guard's clock, ms since 1970. */
  at: number;
  /** What failed, for people: `throw of catalog@… on /product/:title`. */
  cause?: string;
}

interface Waiting {
  visitor: Visitor;
  meeting: Meeting;
  at: number;
  cause?: string;
}

/**
 * Joins what several shells report of the same visitors while canaries are open. Visitors count once they have proven to
 * be browsers; failures that come with an api outage count for no arm. Of one address only a few count, whatever number of
 * shells it asks.
 */
export class VisitorBook {
  readonly outages = new ApiOutages();
  readonly clocks = new ShellClocks();
  /** Failures that were not counted because of an api outage. */
  excused = 0;
  readonly #reader: BookReader;
  readonly #visitors: KeptVisitors<Visitor>;
  #unanswered = new WaitingLine<Waiting>();
  #ofApi = new WaitingLine<Waiting>();
  readonly #pace = new UsualPace();
  readonly #crowds = new CrowdBudget();
  /** Events up to then may be missing. */
  #lostAt = Number.NEGATIVE_INFINITY;

  constructor(reader: BookReader, most = MOST_VISITORS) {
    this.#reader = reader;
    this.#visitors = new KeptVisitors(most);
  }

  /** Forgets all visitors: what they were sent is another set now. */
  clear(): void {
    this.#visitors.clear();
    this.#crowds.clear();
    this.#unanswered = new WaitingLine<Waiting>();
    this.#ofApi = new WaitingLine<Waiting>();
  }

  /** For the next process: who was counted, and with what. Pages without an answer yet are not in it. */
  get kept(): KeptBook {
    const visitors: KeptBook['visitors'] = [];
    for (const [hash, { isBrowser, measured, meetings }] of this.#visitors.all) {
      const known = meetings.flatMap(({ arm, isKnown, hurt }) => (isKnown ? [[arm, hurt] as [string, number]] : []));
      if (known.length) visitors.push([hash, isBrowser, measured, known]);
    }
    return { visitors, share: this.#visitors.share, shells: this.clocks.kept };
  }

  /** Goes on with what an earlier process knew. Only at the start: nobody is counted yet. */
  resume({ visitors, share, shells }: KeptBook): void {
    this.clocks.resume(shells);
    const all = visitors.map(([hash, isBrowser, measured, meetings]): [string, Visitor] => {
      const met = meetings.map(([arm, hurt]) => ({ arm, waitsSince: 0, isKnown: true, hurt, early: 0 }));
      return [hash, { isBrowser, measured, meetings: met }];
    });
    this.#visitors.resume(all, share);
  }

  /** How long a page may say nothing. ms */
  get silence(): number {
    return this.#pace.silence;
  }

  /** @param now by the guard's clock, ms since 1970 @returns false for a report that was counted before */
  add(report: SignalReport, now: number): boolean {
    const placed = this.clocks.hear({ ...report, at: Date.parse(report.at) }, now);
    if (!placed) return false;
    const { until, hasGap } = placed;
    if (!report.apiUp) this.outages.add(until - report.ms, until);
    if (hasGap || report.dropped) this.#lostAt = until;
    for (const event of report.visitors) this.#take(event, until - event.ago);
    this.advance(now);
    return true;
  }

  /** Counts what has waited long enough. */
  advance(now: number): void {
    const heard = this.clocks.heardUntil(now);
    for (const { visitor, meeting, at, cause } of this.#ofApi.takeUntil(heard - API_WAIT)) {
      this.#hurt(visitor, meeting, 'errors', at, cause);
    }
    const { silence } = this;
    for (const { visitor, meeting, at } of this.#unanswered.takeUntil(heard - silence)) {
      if (meeting.waitsSince !== at) continue;
      meeting.waitsSince = 0;
      // Its answer may be among what was lost.
      if (this.#lostAt >= at) continue;
      this.#hurt(visitor, meeting, 'silence', at, undefined, silence);
    }
  }

  #take(event: VisitorEvent, at: number): void {
    const visitor = this.#visitors.find(event.visitor) ?? (event.what === 'sent' ? this.#open(event) : undefined);
    if (!visitor) return;
    if (event.what === 'lost') {
      // Its answers may be among what was lost.
      for (const one of visitor.meetings) one.waitsSince = 0;
      return;
    }
    let meeting = visitor.meetings.find(({ arm }) => arm === event.arm);
    if (!meeting) {
      // Without a page that was sent, anyone may have made it up.
      if (event.what !== 'sent') return;
      meeting = { arm: event.arm, waitsSince: 0, isKnown: false, hurt: 0, early: 0 };
      visitor.meetings.push(meeting);
    }
    if (event.what === 'sent') {
      // An earlier page that is silent still was left for this one before its time.
      meeting.waitsSince = at;
      this.#unanswered.push({ visitor, meeting, at });
    } else if (event.what === 'browser') this.#prove(visitor, at);
    else this.#hear(visitor, meeting, event, at);
  }

  #hear(visitor: Visitor, meeting: Meeting, event: VisitorEvent, at: number): void {
    const { what, kind } = event;
    const isLeftLate = what === 'left' && at - meeting.waitsSince >= this.silence * LEFT_LATE;
    // The server's own failure is no answer of the browser, and few wait for a white page until it counts as silent.
    if (kind !== 'render' && !isLeftLate) meeting.waitsSince = 0;
    if (what === 'alive') {
      this.#prove(visitor, at);
      this.#know(meeting);
      // The first page of each visitor alone: one who tells of many slow ones would have no page called silent.
      if (meeting.arm === 'live' && event.ms !== undefined && !(visitor.measured & bits.silence)) {
        visitor.measured |= bits.silence;
        this.#pace.addAlive(event.ms);
      }
    }
    if (what === 'failed' && kind) {
      const cause = `${kind} of ${event.label ?? 'the page'} on ${event.route ?? 'a page'}`;
      if (isOfApi(kind)) this.#ofApi.push({ visitor, meeting, at, cause });
      else this.#hurt(visitor, meeting, harmOf(kind), at, cause);
    }
    if (event.vitals) this.#compare(visitor, meeting, event.vitals, at);
  }

  #compare(visitor: Visitor, meeting: Meeting, values: NonNullable<VisitorEvent['vitals']>, at: number): void {
    for (const name of vitalNames) {
      const value = values[name];
      if (value === undefined || visitor.measured & bits[name]) continue;
      visitor.measured |= bits[name];
      const limit = this.#pace.limitOf(name);
      if (meeting.arm === 'live') this.#pace.addVital(name, value);
      if (limit === undefined || this.outages.overlaps(at - API_WAIT, at)) continue;
      this.#reader.onMeasured(meeting.arm, name);
      if (value > limit) this.#hurt(visitor, meeting, name, at);
    }
  }

  #prove(visitor: Visitor, at: number): void {
    if (visitor.isBrowser) return;
    visitor.isBrowser = true;
    for (const meeting of visitor.meetings) {
      const early = harms.filter((harm) => meeting.early & bits[harm]);
      meeting.early = 0;
      for (const harm of early) this.#count(visitor, meeting, { arm: meeting.arm, harm, at });
    }
  }

  #hurt(visitor: Visitor, meeting: Meeting, harm: Harm, at: number, cause?: string, wait = API_WAIT): void {
    if (meeting.hurt & bits[harm]) return;
    // A failure of a page that was sent in an outage, or shortly before one was noticed, tells nothing of the release.
    if (this.outages.overlaps(at - API_WAIT, at + wait)) {
      this.excused++;
      return;
    }
    if (!visitor.isBrowser) meeting.early |= bits[harm];
    else this.#count(visitor, meeting, { arm: meeting.arm, harm, at, ...(cause && { cause }) });
  }

  #count(visitor: Visitor, meeting: Meeting, hurt: HurtVisitor): void {
    const bit = bits[hurt.harm];
    meeting.hurt |= bit;
    this.#know(meeting);
    this.#reader.onHurt(hurt, (arm) => visitor.meetings.some((one) => one.arm === arm && (one.hurt & bit) !== 0));
  }

  #know(meeting: Meeting): void {
    if (meeting.isKnown) return;
    meeting.isKnown = true;
    this.#reader.onVisitor(meeting.arm);
  }

  #open({ visitor, crowd }: VisitorEvent): Visitor | undefined {
    const added = { isBrowser: false, measured: 0, meetings: [] };
    return this.#visitors.add(visitor, added, () => this.#crowds.allows(crowd));
  }
}
