/** What a shell tells the registry's guard, about once a second: counts of what happened, and nothing that names a person. */
import { z } from 'zod';
import { failureKinds } from './failureKinds.ts';
import { MOST_STACKS, stackSampleSchema } from './StackSample.ts';

const release = z.string().regex(/^[0-9a-f]{16}$/);
const count = z.number().int().nonnegative();
const failures = z.partialRecord(z.enum(failureKinds), count);

/** Upper bounds of the buckets that vitals are counted in; above the last one there is one bucket more. */
export const vitalBounds = {
  /** ms */
  lcp: [250, 500, 1_000, 1_500, 2_000, 2_500, 4_000, 8_000],
  /** Thousandths. */
  cls: [0, 10, 50, 100, 250, 500],
  /** ms */
  inp: [50, 100, 200, 300, 500, 1_000],
  /** Sum of what each long task took beyond 50 ms. ms */
  blocked: [0, 50, 100, 200, 400, 800, 1_600],
} as const;
export type Vital = keyof typeof vitalBounds;

/** Views of one route with one release of a remote in it. The route's own remote and each remote with a slot count. */
export const routeCountSchema = z.object({
  remote: z.string().max(40),
  release,
  /** The pattern: `/product/:title`. */
  route: z.string().max(200),
  /** Pages that were sent. */
  sent: count,
  /** Views of which the browser said that this remote's boundaries work. */
  alive: count,
  failed: failures,
  /**
   * Visits that told of a kind of failure for the first time here: a shopper whose pages fail ten times is one. Older
   * shells do not count them.
   */
  hurt: count.optional(),
  /** Renderings on the server, and their time together in ms. */
  rendered: count,
  renderMs: z.number().nonnegative(),
  /** Vital → count in each bucket of {@link vitalBounds}, where there are any. */
  vitals: z.partialRecord(z.enum(['lcp', 'cls', 'inp', 'blocked']), z.array(count).max(12)).optional(),
});

/** One release set: visits need no name, because the browser itself says whether it is the first of its tab. */
export const setCountSchema = z.object({
  set: z.string().max(64),
  /** Tabs whose first view of this set was alive or failed. */
  visits: count,
  /** Of them, those in which something failed, each counted once for each kind. */
  hurt: failures,
  /** Documents that were sent to a browser that came from elsewhere, and how many of those were heard of again. */
  entries: count,
  entriesAlive: count,
  /** Renderers that died. */
  rendererDeaths: count,
});

/** Of one address a shell counts as many in `window` ms, and the guard as many of a crowd, of all shells together. */
export const NEW_VISITORS = { most: 5, window: 24 * 3_600_000 };

const vitals = z.object({
  /** ms; from the start of the navigation. */
  lcp: z.number().nonnegative().optional(),
  /** Thousandths. */
  cls: z.number().nonnegative().optional(),
  /** ms */
  inp: z.number().nonnegative().optional(),
  /** ms */
  blocked: z.number().nonnegative().optional(),
});

/**
 * What happened to one visitor, while a canary runs. `visitor` is a hash that only this canary's guard can join: 12 hex
 * digits of the cookie's id. `arm`: a canary's id, or `live`. `ago`: ms before the report's `at`.
 *
 * `sent`: a page was sent. `browser`: it fetched a file of the page, as only a browser does. `alive`: its boundaries work;
 * `ms` after the start of the navigation. `failed`: see `failureKinds`. `left`: it left the page. `lost`: more happened
 * to it than a report has room for.
 *
 * `crowd`: of a page that was sent to a known address, which of 65,536 groups of addresses it is in; the same on all shells.
 */
const visitorEvent = z.object({
  visitor: z.string().regex(/^[0-9a-f]{12}$/),
  arm: z.string().max(64),
  ago: z.number().nonnegative(),
  what: z.enum(['sent', 'browser', 'alive', 'failed', 'left', 'lost']),
  route: z.string().max(200).optional(),
  kind: z.enum(failureKinds).optional(),
  /** `catalog@0123456789abcdef`: whose region failed. */
  label: z.string().max(80).optional(),
  ms: z.number().nonnegative().optional(),
  vitals: vitals.optional(),
  crowd: z
    .string()
    .regex(/^[0-9a-f]{4}$/)
    .optional(),
});

export const signalReportSchema = z.object({
  /** The shell's name in the store. */
  shell: z.string().max(200),
  /** Rises by 1 with each report of this shell: none is counted twice. */
  seq: z.number().int().positive(),
  /** End of the time that it covers. ISO, UTC: one that is no time would stop the guard's clock. */
  at: z.iso.datetime(),
  /** Length of that time. ms */
  ms: z.number().positive(),
  /** Whether the api answered this shell in that time. */
  apiUp: z.boolean(),
  routes: z.array(routeCountSchema).max(2_000),
  sets: z.array(setCountSchema).max(20),
  visitors: z.array(visitorEvent).max(2_000),
  /** Visitors' events beyond the limit of a report, which are in no list. */
  dropped: count,
  /** An example of each kind of failure, at most once an hour. Older shells send none. */
  stacks: z.array(stackSampleSchema).max(MOST_STACKS).optional(),
});

export type SignalReport = z.infer<typeof signalReportSchema>;
export type RouteCount = z.infer<typeof routeCountSchema>;
export type SetCount = z.infer<typeof setCountSchema>;
export type VisitorEvent = z.infer<typeof visitorEvent>;
