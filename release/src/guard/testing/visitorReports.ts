import type { SignalReport, VisitorEvent } from '../../signals/SignalReport.ts';

export const START = Date.parse('2026-01-01T00:00:00Z');

/** Reports of one shell, second by second. Events are written as `ana canary sent`, with the time before the report in ms. */
export class VisitorReports {
  #seq = 0;
  readonly shell: string;
  constructor(shell = 'one') {
    this.shell = shell;
  }

  /** @param second since {@link START}, at whose end it is sent */
  at(
    second: number,
    events: readonly Partial<VisitorEvent>[] = [],
    more: Partial<SignalReport> = {},
  ): [SignalReport, number] {
    const now = START + second * 1_000;
    const visitors = events.map((event) => ({
      visitor: '0'.repeat(12),
      arm: 'live',
      ago: 0,
      what: 'sent' as const,
      ...event,
    }));
    const report = {
      shell: this.shell,
      seq: ++this.#seq,
      at: new Date(now).toISOString(),
      ms: 1_000,
      apiUp: true,
      routes: [],
      sets: [],
      visitors,
      dropped: 0,
      ...more,
    };
    return [report, now];
  }
}
