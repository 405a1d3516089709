/** What a rendering took, and how busy the shell was meanwhile. */
interface Effort {
  /** Processor time, ms; undefined where Node does not report it. */
  cpu?: number | undefined;
  /** ms */
  took: number;
  /** Share of the time in which the shell's own thread was busy, 0 to 1. */
  busy: number;
}

const REST = { cpu: 9, ms: 3, least: 20, most: 10_000 };
/** A shell that is busy a third of the time gives a shadow a twelfth of what an idle one gives; half of the time, a 64th. */
const POWER = 6;

/**
 * How long a shadow rests after a rendering. It takes a tenth of a processor at most, and less the busier the shell is: the
 * lowest priority keeps its own thread from those of visitors' pages, and not what it asks of the api. @returns ms
 */
export function restAfter({ cpu, took, busy }: Effort): number {
  const idle = Math.max(REST.least, (cpu ?? took) * REST.cpu, took * REST.ms);
  return Math.min(REST.most, idle / (1 - Math.min(busy, 0.99)) ** POWER);
}
