import { type ErrorSum, type HourSum, viewKey } from './HourSum.ts';

interface RankedError extends ErrorSum {
  views: number;
  others?: { failed: number; views: number };
  /** Where the newest example was thrown, as shells report it. */
  frames?: string[];
}

/**
 * Kinds of failure in all of these hours. First come those with the most failures beyond what other releases of the remote
 * had on the same route: a failure that every release has, such as one of a browser's extension, is not what broke today.
 */
export function rankErrors(sums: readonly HourSum[]): RankedError[] {
  const errors = new Map<string, ErrorSum>();
  const views = new Map<string, number>();
  const stacks = new Map(sums.flatMap((sum) => [...sum.stacks]));
  for (const sum of sums) {
    for (const [key, one] of sum.errors) {
      const before = errors.get(key);
      const first = before?.first ?? one.first;
      errors.set(key, { ...one, first, failed: one.failed + (before?.failed ?? 0) });
    }
    for (const [key, count] of sum.views) views.set(key, (views.get(key) ?? 0) + count);
  }
  const viewsOn = sumBy(
    [...views],
    ([key]) => withoutRelease(key),
    ([, count]) => count,
  );
  const failedOn = sumBy([...errors.values()], alike, ({ failed }) => failed);
  const ranked = [...errors].map(([key, one]) => {
    const frames = stacks.get(key);
    const own = Math.max(views.get(viewKey(one)) ?? 0, one.failed);
    const others = {
      failed: (failedOn.get(alike(one)) ?? 0) - one.failed,
      views: (viewsOn.get(withoutRelease(viewKey(one))) ?? 0) - (views.get(viewKey(one)) ?? 0),
    };
    return { ...one, views: own, ...(others.views > 0 && { others }), ...(frames && { frames }) };
  });
  return ranked.toSorted((a, b) => excess(b) - excess(a) || b.failed - a.failed);
}

const alike = ({ remote, route, kind }: ErrorSum) => `${remote} ${route} ${kind}`;
const withoutRelease = (key: string) => key.replace(/@\S*/, '');

function excess({ failed, views, others }: RankedError): number {
  return failed - (others ? (views * others.failed) / others.views : 0);
}

function sumBy<T>(all: readonly T[], keyOf: (one: T) => string, countOf: (one: T) => number): Map<string, number> {
  const sums = new Map<string, number>();
  for (const one of all) sums.set(keyOf(one), (sums.get(keyOf(one)) ?? 0) + countOf(one));
  return sums;
}
