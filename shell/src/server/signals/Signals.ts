import type { IncomingMessage } from 'node:http';
import type { SignalReport, Vital } from '@paw/release/signals/SignalReport.ts';
import type { SentPage } from '../Exchange.ts';
import { countVital, SignalCounts } from './SignalCounts.ts';
import { SignalTotals } from './SignalTotals.ts';
import { StackSamples } from './StackSamples.ts';
import { type TimelessEvent, VisitorEvents } from './VisitorEvents.ts';
import { AddressBudget } from './AddressBudget.ts';
import { Visitors } from './Visitors.ts';

/** A report that has no number yet: until it gets one, others may be added to it. */
export type UnsentReport = Omit<SignalReport, 'shell' | 'seq'>;

export interface SignalsOptions {
  /** Whether reports are sent: without them nothing about single visitors is kept. */
  isReporting: boolean;
  /** The client's address; undefined when it is not known. */
  clientOf: (request: IncomingMessage) => string | undefined;
  apiIsDown: () => boolean;
  /** A canary is open: the guard waits for the news of each shell, also that there are none. */
  isWatched: () => boolean;
  /** ms, rising. */
  now?: () => number;
}

/**
 * Visits of one address that are counted while the guard watches what has just gone live: in no two hours more than nine,
 * and the guard acts on ten hurt ones.
 */
const VISITS = { most: 5, window: 2 * 3_600_000, addresses: 200_000 };

/** What happened on this shell since the last report, and in all. */
export class Signals {
  readonly totals = new SignalTotals();
  readonly visitors: Visitors;
  readonly stacks = new StackSamples();
  counts = new SignalCounts();
  readonly #options: SignalsOptions;
  readonly #events = new VisitorEvents();
  readonly #visits = new AddressBudget(VISITS.most, VISITS.window, VISITS.addresses);
  readonly #now: () => number;
  /** A page is counted for each of its releases only when the report is made: most pages are sent many times. */
  #sent = new Map<SentPage, number>();
  #since: number;
  #sawApiDown = false;

  constructor(options: SignalsOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.visitors = new Visitors(this.#now);
    this.#since = this.#now();
  }

  noteSent(page: SentPage): void {
    this.#sent.set(page, (this.#sent.get(page) ?? 0) + 1);
  }

  noteVital(label: string, route: string, vital: Vital, value: number): void {
    countVital(this.counts.route(label, route), vital, value);
    this.totals.addToSum(label, route, vital, value);
  }

  noteApiDown(): void {
    this.#sawApiDown = true;
  }

  /** Whether a visitor is counted. */
  admits(request: IncomingMessage, visitor: string): boolean {
    return this.visitors.admits(visitor, () => this.#options.clientOf(request));
  }

  /**
   * Whether one more visit, hurt visit, stack, entry or answer of the request's address is counted for its release set. Like
   * visitors, they decide about a release.
   */
  countsVisit(request: IncomingMessage, what: 'visit' | 'hurt' | 'stack' | 'entry' | 'answer'): boolean {
    const client = this.#options.clientOf(request);
    return client === undefined || this.#visits.allows(`${what} ${client}`, this.#now());
  }

  /** Keeps an event for the next report, if its visitor is counted. */
  noteVisitor(request: IncomingMessage, event: TimelessEvent): void {
    if (!this.#options.isReporting) return;
    if (!this.admits(request, event.visitor)) return;
    if (event.what === 'browser' && !this.visitors.isNewsOfBrowser(event.visitor)) return;
    const { visitor, what } = event;
    if (what === 'sent') this.visitors.notePage(visitor);
    const crowd = what === 'sent' ? this.visitors.crowdOf(visitor) : undefined;
    this.#events.add({ ...event, ...(crowd && { crowd }) }, this.#now());
  }

  /** Takes out what there is to report; undefined when nothing happened. */
  take(): UnsentReport | undefined {
    const now = this.#now();
    const ms = Math.max(1, Math.round(now - this.#since));
    this.#since = now;
    this.#countSent();
    const { counts } = this;
    const apiUp = !this.#sawApiDown && !this.#options.apiIsDown();
    this.#sawApiDown = false;
    const isQuiet = counts.isEmpty && this.#events.isEmpty && apiUp;
    if (isQuiet && !this.#options.isWatched()) return undefined;
    this.counts = new SignalCounts();
    const counted = counts.list();
    this.totals.add(counted.routes);
    this.totals.ignored.add('full', counts.dropped);
    const events = this.#events.take(now);
    this.totals.ignored.add('visitor', events.dropped);
    const stacks = this.stacks.take();
    return { at: new Date().toISOString(), ms, apiUp, ...counted, ...events, ...(stacks[0] && { stacks }) };
  }

  #countSent(): void {
    for (const [{ boundaries, route }, count] of this.#sent) {
      for (const label of boundaries) this.counts.route(label, route).sent += count;
    }
    if (this.#sent.size) this.#sent = new Map();
  }
}
