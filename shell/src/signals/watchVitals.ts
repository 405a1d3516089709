import type { Beacon } from './Beacon.ts';

/** Fields of the entries that are observed. */
interface Entry extends PerformanceEntry {
  hadRecentInput: boolean;
  value: number;
  interactionId: number;
}

/**
 * Observes a page's vitals from the start of the document, as Google's `web-vitals` defines them. INP is simpler: the
 * slowest interaction, however many there are.
 * @returns takes {@link Beacon.v} of the view that ends; the next view starts from zero
 */
export function watchVitals(): () => Beacon['v'] {
  // Chromium alone measures layout shifts and long tasks.
  const zero = 'LayoutShift' in self ? 0 : null;
  let vitals: [lcp: number, cls: number, inp: number, blocked: number];
  /** Of the window of shifts: its sum, and the times of its first and its last one. */
  let shifts: number;
  let first: number;
  let last: number | undefined;
  const take = (taken = vitals) => {
    last = undefined;
    vitals = [null, zero, null, zero] as unknown as typeof vitals;
    return taken;
  };
  take();
  const observe = (type: string, read: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(read)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as object);
  observe('largest-contentful-paint', (entry) => {
    vitals[0] = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    // Less than 1 s is between two of a window, and it is shorter than 5 s. Without a window nothing is less than NaN.
    if (!(entry.startTime < Math.min((last as number) + 1_000, first + 5_000))) {
      shifts = 0;
      first = entry.startTime;
    }
    last = entry.startTime;
    vitals[1] = Math.max(vitals[1], (shifts += entry.value * 1_000));
  });
  observe('event', (entry) => {
    if (entry.interactionId) vitals[2] = Math.max(vitals[2], entry.duration);
  });
  observe('longtask', (entry) => {
    vitals[3] += entry.duration - 50;
  });
  return take;
}
