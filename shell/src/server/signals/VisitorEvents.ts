import type { VisitorEvent } from '@paw/release/signals/SignalReport.ts';

/** Limits of one report: of all events, and of those of one visitor, who cannot crowd out the others. */
const [MOST, MOST_OF_VISITOR] = [2_000, 20];

export type TimelessEvent = Omit<VisitorEvent, 'ago'>;

/** What happened to visitors since the last report. */
export class VisitorEvents {
  #events: (TimelessEvent & { at: number })[] = [];
  readonly #ofVisitor = new Map<string, number>();
  #dropped = 0;

  get isEmpty(): boolean {
    return !this.#events.length && !this.#dropped;
  }

  /** @param at `performance.now()` */
  add(event: TimelessEvent, at: number): void {
    const count = this.#ofVisitor.get(event.visitor) ?? 0;
    if (this.#events.length >= MOST || count >= MOST_OF_VISITOR) {
      this.#dropped++;
      return;
    }
    this.#ofVisitor.set(event.visitor, count + 1);
    this.#events.push({ ...event, at });
  }

  /** Takes them out. @param now `performance.now()` */
  take(now: number): { visitors: VisitorEvent[]; dropped: number } {
    const visitors = this.#events.map(({ at, ...event }) => ({ ...event, ago: Math.max(0, Math.round(now - at)) }));
    const dropped = this.#dropped;
    this.#events = [];
    this.#ofVisitor.clear();
    this.#dropped = 0;
    return { visitors, dropped };
  }
}
