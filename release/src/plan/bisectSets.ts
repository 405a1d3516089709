/**
 * Which sets of the log lie between a good and a bad moment, and which of them to look at next. Pure; the command asks.
 */
import { SHELL } from '@paw/contract/releaseManifest.ts';
import { listSets } from '../store/foldLog.ts';
import type { LogEntry } from '../store/logEntry.ts';
import { findSetAt, findSetById, parseTime } from './findSet.ts';

type Releases = Readonly<Record<string, string>>;

/** The remotes' releases at one moment. A preview cannot show another shell, so it is left out. */
export interface BisectPoint {
  releases: Releases;
  /** Equal for equal releases. */
  key: string;
  /** The entry that made them live. */
  entry: LogEntry;
  setId: string;
  /** Of the trial of one entry's remotes: those that have moved already. */
  moved?: readonly string[];
}

export interface BisectRange {
  /** The good set first, the bad one last; neighbors differ. */
  points: BisectPoint[];
  /** Entries that changed nothing but the shell. */
  shellOnly: LogEntry[];
}

/** @throws nothing; a refusal names the option and the fix */
export function findRange(
  entries: readonly LogEntry[],
  { good, bad }: { good: string; bad: string },
  now: Date,
): BisectRange | { refusal: string } {
  const [from, to] = [findEntry(entries, good, now), findEntry(entries, bad, now)];
  if (typeof from !== 'number') return { refusal: `--good ${good}: ${from.refusal}` };
  if (typeof to !== 'number') return { refusal: `--bad ${bad}: ${to.refusal}` };
  if (from > to) {
    return {
      refusal: `--good (entry ${from}) is later than --bad (entry ${to}): a set was good before it became bad, so swap them.`,
    };
  }
  const sets = listSets(entries).filter(({ entry }) => entry.n >= from && entry.n <= to);
  const points: BisectPoint[] = [];
  const shellOnly: LogEntry[] = [];
  for (const { entry, setId, live } of sets) {
    const releases = withoutShell(live);
    const key = keyOf(releases);
    if (points.at(-1)?.key !== key) points.push({ releases, key, entry, setId });
    else if (Object.hasOwn(entry.changes ?? {}, SHELL)) shellOnly.push(entry);
  }
  if (points[0]?.key === points.at(-1)?.key) {
    const shells = shellOnly.map(({ n }) => n).join(', ');
    const why = shells ? ` Only the shell changed (entry ${shells}), which a preview cannot show.` : '';
    return { refusal: `The good and the bad set have the same releases of all remotes.${why} Choose other moments.` };
  }
  return { points, shellOnly };
}

/** Between two neighbors that differ in several remotes: those remotes move one after the other. */
export function splitPoint(before: BisectPoint, after: BisectPoint): BisectPoint[] {
  const names = listMoved(before, after).map(({ remote }) => remote);
  return [before, ...names.map((_, index) => step(names.slice(0, index + 1)))];

  function step(moved: readonly string[]): BisectPoint {
    if (moved.length === names.length) return { ...after, moved };
    const changed = Object.fromEntries(moved.map((name) => [name, after.releases[name]]));
    const next = Object.entries({ ...before.releases, ...changed });
    const releases = Object.fromEntries(next.filter((one): one is [string, string] => one[1] !== undefined));
    return { ...after, releases, key: keyOf(releases), moved };
  }
}

/** What differs, by name; `from` or `to` is missing where the remote was not live. */
export function listMoved(
  before: Pick<BisectPoint, 'releases'>,
  after: Pick<BisectPoint, 'releases'>,
): { remote: string; from?: string; to?: string }[] {
  const names = Object.keys({ ...before.releases, ...after.releases }).toSorted();
  return names
    .filter((name) => before.releases[name] !== after.releases[name])
    .map((remote) => {
      const [from, to] = [before.releases[remote], after.releases[remote]];
      return { remote, ...(from && { from }), ...(to && { to }) };
    });
}

export const keyOf = (releases: Releases): string =>
  JSON.stringify(Object.entries(releases).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** A preview cannot show another shell. */
export const withoutShell = (live: Releases): Releases =>
  Object.fromEntries(Object.entries(live).filter(([name]) => name !== SHELL));

/** The number of the entry that made the set of this moment live: an entry's number, a time, or a set's id. */
function findEntry(entries: readonly LogEntry[], text: string, now: Date): number | { refusal: string } {
  const last = entries.at(-1)?.n ?? 0;
  if (/^\d{1,8}$/.test(text) && Number(text) <= last) {
    const set = listSets(entries).findLast(({ entry }) => entry.n <= Number(text));
    return set ? set.entry.n : { refusal: `nothing was live at entry ${text}.` };
  }
  const time = parseTime(text, now);
  const found = time ? findSetAt(entries, time) : findSetById(entries, text);
  if (!('refusal' in found)) return found.n;
  if (/^\d{1,8}$/.test(text)) return { refusal: `the log ends with entry ${last}.` };
  if (time || /^[0-9a-f]{4,16}$/i.test(text)) return found;
  return {
    refusal:
      'this is no moment: write an entry\'s number, a time ("2026-11-23 21:05Z", or 30m, 2h, 1d ago), or a set\'s id; "npm run release -- history" shows them.',
  };
}
