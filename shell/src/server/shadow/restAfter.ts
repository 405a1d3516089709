/** What a rendering took, and how busy the shell was meanwhile. */
interface Effort {
  /** ms, without the time that the renderer waited for a processor. */
  took: number;
  /** Share of the time in which the shell's own thread was busy, 0 to 1. */
  busy: number;
}

/**
 * The rest is so many times as long as the rendering. Visitors share caches and cores with a renderer that gets only idle
 * time, and what it asks of the api has the priority of visitors: less than one in thirty of their pages meets it, so the
 * slowest twentieth stays about what it is.
 */
const REST = { times: 30, least: 100, most: 10_000 };
/** A shell that is busy a third of the time gives a shadow a twelfth of what an idle one gives; half of the time, a 64th. */
const POWER = 6;

/** How long a shadow rests after a rendering: the longer, the busier the shell is. @returns ms */
export function restAfter({ took, busy }: Effort): number {
  const idle = Math.max(REST.least, took * REST.times);
  return Math.min(REST.most, idle / (1 - Math.min(busy, 0.99)) ** POWER);
}
