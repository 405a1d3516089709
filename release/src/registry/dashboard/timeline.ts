import { z } from 'zod';
import { attributed } from '../../cli/textTable.ts';
import { type FoldedLog, releaseSetId } from '../../store/foldLog.ts';
import { describeEntry, type LogEntry } from '../../store/logEntry.ts';
import { plainLine } from '../../store/plainText.ts';

const move = z
  .object({
    remote: z.string(),
    from: z.string().optional().describe('Missing where none was live'),
    to: z.string().optional().describe('Missing where none is live after it'),
    revision: z.string().optional().describe('Git revision of the release that it goes to'),
  })
  .meta({ id: 'Move' });

export const timelineEntry = z
  .object({
    n: z.number().int(),
    at: z.string().describe('ISO time, UTC'),
    by: z.string().describe('Who wrote it, and what proved it'),
    action: z.string(),
    text: z.string().describe('The entry as a sentence'),
    reason: z.string().optional(),
    setId: z.string().describe('What was live after it'),
    moves: z.array(move),
    evidence: z.array(z.string()),
  })
  .meta({ id: 'TimelineEntry' });

/** An entry with the release that each change left. */
interface Step {
  entry: LogEntry;
  moves: { remote: string; from?: string; to?: string }[];
}

export interface Wanted {
  /** Only entries with lower numbers. */
  before: number;
  limit: number;
  remote?: string;
  /** A person, a release, a Git revision, or any word of the entry. */
  q?: string;
}

type RevisionOf = (remote: string, release: string) => Promise<string | undefined>;

/** @returns the newest entries that are wanted, newest first, and how many there are in all */
export async function readTimeline(
  entries: readonly LogEntry[],
  log: FoldedLog,
  wanted: Wanted,
  revisionOf: RevisionOf,
) {
  const words = wanted.q?.trim().toLowerCase();
  const steps = stepsOf(entries).filter((step) => !wanted.remote || concerns(step, wanted.remote, log));
  const found = words ? await search(steps, words, log, revisionOf) : steps;
  const page = found.filter(({ entry }) => entry.n < wanted.before).slice(-wanted.limit);
  const sets = setsAfter(entries, page);
  const shown = page.toReversed().map((step) => describeStep(step, sets, log, revisionOf));
  return { found: found.length, older: found[0] !== page[0], entries: await Promise.all(shown) };
}

function stepsOf(entries: readonly LogEntry[]): Step[] {
  const live: Record<string, string> = {};
  return entries.map((entry) => ({
    entry,
    moves: Object.entries(entry.changes ?? {}).map(([remote, to]) => {
      const from = live[remote];
      if (to) live[remote] = to;
      else delete live[remote];
      return { remote, ...(from && { from }), ...(to && { to }) };
    }),
  }));
}

/** Number of an entry → id of the set after it. Entries of older versions do not name it. */
function setsAfter(entries: readonly LogEntry[], steps: readonly Step[]): Map<number, string> {
  const wanted = new Set(steps.map(({ entry }) => entry.n));
  const live: Record<string, string> = {};
  const sets = new Map<number, string>();
  for (const { n, changes } of entries) {
    for (const [remote, to] of Object.entries(changes ?? {})) {
      if (to) live[remote] = to;
      else delete live[remote];
    }
    if (wanted.has(n)) sets.set(n, releaseSetId(live));
  }
  return sets;
}

function concerns({ entry, moves }: Step, remote: string, { canaries }: FoldedLog): boolean {
  const { abandoned, canary } = entry;
  const ofCanary = canary && Object.hasOwn(canaries, canary.id) ? canaries[canary.id]?.remote : undefined;
  return ofCanary === remote || Object.hasOwn(abandoned ?? {}, remote) || moves.some((move) => move.remote === remote);
}

async function search(steps: readonly Step[], words: string, { canaries }: FoldedLog, revisionOf: RevisionOf) {
  const isRevision = /^[0-9a-f]{4,40}(\+changes)?$/.test(words);
  const matches = await Promise.all(
    steps.map(async ({ entry, moves }) => {
      if (describeEntry(entry, canaries).toLowerCase().includes(words)) return true;
      if (!isRevision) return false;
      const revisions = await Promise.all(moves.map(async ({ remote, to }) => to && revisionOf(remote, to)));
      return revisions.some((revision) => revision?.startsWith(words));
    }),
  );
  return steps.filter((_, index) => matches[index]);
}

async function describeStep(
  { entry, moves }: Step,
  sets: ReadonlyMap<number, string>,
  log: FoldedLog,
  revisionOf: RevisionOf,
) {
  const { n, at, action, reason, evidence } = entry;
  const withRevisions = moves.map(async (one) => {
    const revision = one.to && (await revisionOf(one.remote, one.to));
    return { ...one, ...(revision && { revision: plainLine(revision) }) };
  });
  return {
    n,
    at,
    action,
    by: plainLine(attributed(entry)),
    text: describeEntry(entry, log.canaries),
    ...(reason && { reason: plainLine(reason) }),
    setId: sets.get(n) ?? '',
    moves: await Promise.all(withRevisions),
    evidence: (evidence?.items ?? []).map(({ kind, text }) => plainLine(`${kind}: ${text}`)),
  };
}
