import type { FoldedLog } from '../store/foldLog.ts';
import { releaseSetId } from '../store/foldLog.ts';
import type { Shadow } from '../store/shadows.ts';
import { MOST_DIFFERENCES, type ShadowDifference, type ShadowRoute, type ShellPart } from '../store/shadowParts.ts';

interface Spread {
  median: number;
  p95: number;
}

interface RouteReport {
  route: string;
  /** Pages that were compared. */
  pages: number;
  /** Time of a rendering; undefined while too few were timed. ms */
  ms?: { live: Spread; candidate: Spread };
  /** Median size of the HTML. bytes */
  bytes?: { live: number; candidate: number };
  differences: ShadowDifference[];
}

export interface ShadowReport {
  id: string;
  overrides: Readonly<Record<string, string>>;
  /** ISO, UTC. */
  at: string;
  until: string;
  isOpen: boolean;
  /** The set that the report is about. */
  set: string;
  /** The set with these releases on what is live now, when that is another one: the report is not about it. */
  lapsedFor?: string;
  /** What was seen with other sets, before live changed. */
  earlier: { set: string; pages: number }[];
  shells: (Pick<ShellPart, 'instance' | 'state' | 'note' | 'offered' | 'isReady' | 'busy'> & { pages: number })[];
  pages: number;
  skipped: number;
  /** Without warnings. */
  differences: number;
  routes: RouteReport[];
}

/** A route's times count from here on: fewer say little, and a busy machine shows in them. */
const LEAST_TIMED = 20;
/** A route is slower when its median is so many times the live one, and so much more. ms */
const SLOWER = { times: 2, ms: 5 };

/** One report of what all shells saw. Pure. @param log as it is now */
export function mergeShadowParts(
  shadow: Shadow,
  log: FoldedLog,
  parts: readonly ShellPart[],
  isOpen: boolean,
): ShadowReport {
  const wanted = releaseSetId({ ...log.live, ...shadow.overrides });
  const set = parts.some((part) => part.set === wanted) ? wanted : (parts.at(-1)?.set ?? wanted);
  const own = parts.filter((part) => part.set === set);
  const names = [...new Set(own.flatMap(({ routes }) => Object.keys(routes)))].toSorted();
  const routes = names.map((route) =>
    mergeRoute(
      route,
      own.flatMap((part) => part.routes[route] ?? []),
    ),
  );
  const earlier = [...new Set(parts.map((part) => part.set))].filter((one) => one !== set);
  const { id, overrides, at, until } = shadow;
  return {
    id,
    overrides,
    at,
    until,
    isOpen,
    set,
    ...(set !== wanted && { lapsedFor: wanted }),
    earlier: earlier.map((one) => ({ set: one, pages: sum(parts.filter((part) => part.set === one).map(pagesOf)) })),
    shells: own.map((part) => ({
      instance: part.instance,
      state: part.state,
      pages: pagesOf(part),
      ...(part.note && { note: part.note }),
      ...(part.offered !== undefined && { offered: part.offered }),
      ...(part.isReady !== undefined && { isReady: part.isReady }),
      ...(part.busy !== undefined && { busy: part.busy }),
    })),
    pages: sum(own.map(pagesOf)),
    skipped: sum(own.map(({ skipped }) => skipped)),
    differences: sum(routes.map((route) => route.differences.filter(matters).length)),
    routes,
  };
}

export const matters = ({ kind }: Pick<ShadowDifference, 'kind'>): boolean => kind !== 'warning';

const pagesOf = ({ routes }: ShellPart) => sum(Object.values(routes).map(({ pages }) => pages));

function mergeRoute(route: string, parts: readonly ShadowRoute[]): RouteReport {
  const samples = parts.flatMap((part) => part.samples);
  const column = (index: 0 | 1 | 2 | 3) => samples.map((sample) => sample[index]);
  const spread = (values: number[]): Spread => ({ median: quantile(values, 0.5), p95: quantile(values, 0.95) });
  const ms = { live: spread(column(0)), candidate: spread(column(1)) };
  const isTimed = samples.length >= LEAST_TIMED;
  return {
    route,
    pages: sum(parts.map(({ pages }) => pages)),
    ...(isTimed && { ms }),
    ...(samples.length && { bytes: { live: quantile(column(2), 0.5), candidate: quantile(column(3), 0.5) } }),
    differences: [...mergeDifferences(parts), ...(isTimed ? slower(route, ms, samples.length) : [])],
  };
}

/** The same text on two shells is one difference. */
function mergeDifferences(parts: readonly ShadowRoute[]): ShadowDifference[] {
  const found = new Map<string, ShadowDifference>();
  for (const one of parts.flatMap(({ differences }) => differences)) {
    const key = `${one.kind} ${one.text}`;
    const known = found.get(key);
    found.set(key, known ? { ...known, count: known.count + one.count } : one);
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count).slice(0, MOST_DIFFERENCES);
}

function slower(route: string, { live, candidate }: { live: Spread; candidate: Spread }, count: number) {
  const isSlower = candidate.median > live.median * SLOWER.times && candidate.median > live.median + SLOWER.ms;
  if (!isSlower) return [];
  const text = `half of its pages take ${candidate.median.toFixed(1)} ms or more, live ${live.median.toFixed(1)} ms`;
  return [{ kind: 'slow' as const, count, example: route, text }];
}

/** Of a value between two, the lower one. */
function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
}

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);
