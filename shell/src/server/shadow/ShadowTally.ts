import {
  LONGEST_TEXT,
  MOST_DIFFERENCES,
  MOST_ROUTES,
  MOST_SAMPLES,
  type ShadowDifference,
  type ShadowPart,
} from '@paw/release/store/shadowParts.ts';
import { shownPath } from '../requestLog.ts';
import { type Difference, isSameDifference, type PageLook, type SampledPage } from './comparePages.ts';

/** The first renderings of a route include compilation, so their times do not count. */
const COLD = 5;
/** A difference that was confirmed so often is taken at its word. */
const SURE = 3;

interface Route {
  pages: number;
  timed: number;
  samples: ShadowPart['routes'][string]['samples'];
  differences: ShadowDifference[];
}

/** Counts what one shell saw with one set, in bounded memory. */
export class ShadowTally {
  skipped = 0;
  /** Pages of visitors that could have been compared. */
  offered = 0;
  /** What went into comparing pages, with the rests between them, and how long it waited for a busy machine. ms */
  private readonly time = { used: 0, waited: 0 };
  private readonly routes = new Map<string, Route>();
  private readonly random: () => number;

  constructor(random: () => number = Math.random) {
    this.random = random;
  }

  noteTime({ used = 0, waited = 0 }: { used?: number; waited?: number }): void {
    this.time.used += used;
    this.time.waited += waited;
  }

  /** Share of the time in which the machine was busy with other work, in steps of 0.05; undefined before the first page. */
  get busy(): number | undefined {
    const { used, waited } = this.time;
    return used + waited ? Math.round((20 * waited) / (used + waited)) / 20 : undefined;
  }

  get pages(): number {
    return [...this.routes.values()].reduce((total, { pages }) => total + pages, 0);
  }

  /** Whether all these differences were confirmed several times on this route. */
  areKnown(route: string, found: readonly Difference[]): boolean {
    const known = this.routes.get(route)?.differences.filter(({ count }) => count >= SURE) ?? [];
    return found.every((one) => known.some((other) => isSameDifference(one, other)));
  }

  note(page: SampledPage, live: PageLook, candidate: PageLook, found: readonly Difference[]): void {
    const route = this.routeOf(page.route);
    if (!route) return;
    route.pages++;
    if (route.pages > COLD && candidate.status === live.status) this.keepSample(route, live, candidate);
    for (const one of found) noteDifference(route.differences, one, addressOf(page));
  }

  /** The routes of a part. */
  get summary(): ShadowPart['routes'] {
    const entries = [...this.routes].map(([name, { pages, samples, differences }]) => [
      name.slice(0, 200),
      { pages, samples: [...samples], differences: differences.map((one) => ({ ...one })) },
    ]);
    return Object.fromEntries(entries) as ShadowPart['routes'];
  }

  private routeOf(name: string): Route | undefined {
    const known = this.routes.get(name);
    if (known || this.routes.size >= MOST_ROUTES) return known;
    const added: Route = { pages: 0, timed: 0, samples: [], differences: [] };
    this.routes.set(name, added);
    return added;
  }

  /** A reservoir: each page has the same chance to be among the samples. */
  private keepSample(route: Route, live: PageLook, candidate: PageLook): void {
    route.timed++;
    const place = route.samples.length < MOST_SAMPLES ? route.samples.length : Math.floor(this.random() * route.timed);
    if (place >= MOST_SAMPLES) return;
    route.samples[place] = [rounded(live.ms), rounded(candidate.ms), live.bytes, candidate.bytes];
  }
}

function noteDifference(differences: ShadowDifference[], found: Difference, example: string): void {
  const known = differences.find((one) => isSameDifference(one, found));
  if (known) known.count++;
  else if (differences.length < MOST_DIFFERENCES) differences.push({ ...found, count: 1, example });
}

/** As the log shows it, and of its query only the names: `/product/Bed?color&size`. */
function addressOf({ pageUrl, route, logPath }: SampledPage): string {
  const { pathname, searchParams } = new URL(pageUrl, 'http://shop.invalid');
  const names = [...new Set(searchParams.keys())].join('&');
  const path = shownPath({ path: pathname, ...(logPath && { logPath }) }) ?? route;
  return `${path}${names && `?${names}`}`.slice(0, LONGEST_TEXT);
}

const rounded = (ms: number) => Math.round(ms * 10) / 10;
