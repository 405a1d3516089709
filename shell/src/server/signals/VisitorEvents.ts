import type { VisitorEvent } from '@paw/release/signals/SignalReport.ts';

/**
 * Limits of one report: of all events, and of those of one visitor, who cannot crowd out the others. What is beyond the
 * second is lost for that visitor alone, or one who asks for a page again and again would hide silent pages of all others.
 */
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
    if (count > MOST_OF_VISITOR) return;
    if (this.#events.length >= MOST) {
      this.#dropped++;
      return;
    }
    this.#ofVisitor.set(event.visitor, count + 1);
    const { visitor, arm } = event;
    this.#events.push(count < MOST_OF_VISITOR ? { ...event, at } : { visitor, arm, what: 'lost', at });
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
