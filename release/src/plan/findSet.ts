import type { LogEntry } from '../store/logEntry.ts';
import { listSets } from '../store/foldLog.ts';

/** A release set that was live, with the entry that made it live. */
interface FoundSet {
  n: number;
  at: string;
  live: Record<string, string>;
}

type Found = FoundSet | { refusal: string };

/** Finds a set by its id or the beginning of it; the newest occurrence counts. */
export function findSetById(entries: readonly LogEntry[], id: string): Found {
  if (id.length < 4) return { refusal: `"${id}" is too short: at least 4 characters of a set's id are needed.` };
  const matches = listSets(entries).filter(({ setId }) => setId.startsWith(id.toLowerCase()));
  const found = new Map(matches.map(({ entry: { n, at }, setId, live }) => [setId, { n, at, live }]));
  const [first, ...others] = found.values();
  if (first && !others.length) return first;
  if (first) return { refusal: `More than one set begins with "${id}": ${[...found.keys()].join(', ')}.` };
  return { refusal: `There is no set "${id}" in the log: "npm run release -- history" shows the set of each entry.` };
}

/** Finds the set that was live at this time. */
export function findSetAt(entries: readonly LogEntry[], at: Date): Found {
  const sets = listSets(entries);
  const last = sets.findLast(({ entry }) => Date.parse(entry.at) <= at.getTime());
  if (last) return { n: last.entry.n, at: last.entry.at, live: last.live };
  const since = sets[0] ? `: the first release went live at ${sets[0].entry.at}` : '';
  return { refusal: `Nothing was live at ${at.toISOString()}${since}.` };
}

/**
 * `2026-11-23 21:05:00Z` and other ISO forms (local time when no zone is given), or how long ago: `90s`, `30m`, `2h`, `1d`.
 * Undefined for anything else.
 */
export function parseTime(text: string, now: Date): Date | undefined {
  const ago = /^(\d{1,6})(s|m|h|d)$/.exec(text);
  const units = { s: 1, m: 60, h: 3600, d: 86_400 };
  if (ago) return new Date(now.getTime() - Number(ago[1]) * units[ago[2] as keyof typeof units] * 1000);
  if (!/^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/.test(text)) return undefined;
  const time = new Date(text.replace(' ', 'T'));
  return Number.isNaN(time.getTime()) ? undefined : time;
}
