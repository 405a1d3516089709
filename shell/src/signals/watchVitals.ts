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
  let shifts: number;
  let first = 0;
  let last = 0;
  const take = () => {
    const taken = vitals;
    shifts = 0;
    vitals = [null, zero, null, zero] as unknown as typeof vitals;
    return taken;
  };
  take();
  const readers: Record<string, (entry: Entry) => void> = {
    'largest-contentful-paint': (entry) => {
      vitals[0] = entry.startTime;
    },
    'layout-shift': (entry) => {
      if (entry.hadRecentInput) return;
      // Shifts add up while less than 1 s is between two of them, for 5 s at most.
      if (entry.startTime - last > 1_000 || entry.startTime - first > 5_000) {
        shifts = 0;
        first = entry.startTime;
      }
      last = entry.startTime;
      vitals[1] = Math.max(vitals[1], (shifts += entry.value * 1_000));
    },
    event: (entry) => {
      if (entry.interactionId) vitals[2] = Math.max(vitals[2], entry.duration);
    },
    longtask: (entry) => {
      vitals[3] += entry.duration - 50;
    },
  };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) readers[entry.entryType]?.(entry);
  });
  for (const type in readers) observer.observe({ type, buffered: true, durationThreshold: 16 } as object);
  return take;
}
