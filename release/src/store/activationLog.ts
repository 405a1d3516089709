import { isDeepStrictEqual } from 'node:util';
import { describeEntry, type EntryDraft, type LogEntry, logEntrySchema } from './logEntry.ts';
import { parseJson } from './parseJson.ts';
import { ReleaseProblem } from './releaseProblem.ts';
import type { ReleaseStore } from './releaseStore.ts';
import type { ShellFacts } from './shellFacts.ts';
import { checkedEnv, keys } from './storeKeys.ts';

/** Another writer was faster, so this one changed nothing. */
export class OutOfDate extends ReleaseProblem {
  override name = 'OutOfDate';
  readonly winner: LogEntry | undefined;
  constructor(winner: LogEntry | undefined) {
    const who = winner ? `${describeEntry(winner)} at ${winner.at}` : 'another entry was written';
    super(
      'out_of_date',
      `Someone else changed the log first: ${who}. None of your changes were made: check "npm run release -- status" and try again.`,
    );
    this.winner = winner;
  }
}

/**
 * All entries, oldest first.
 * @param known the result of an earlier call: entries never change, so these are not read again
 * @throws ReleaseProblem `damaged` when an entry is missing or unreadable: a guess about the live set would be worse.
 */
export async function readLog(store: ReleaseStore, env: string, known: readonly LogEntry[] = []): Promise<LogEntry[]> {
  const found = await store.list(`log/${checkedEnv(env)}/`);
  const last = Number(found.at(-1)?.split('/').at(-1) ?? 0);
  if (!(last >= known.length)) throw damagedEntry(env, known.length);
  const fresh = Array.from({ length: last - known.length }, (_, index) => known.length + index + 1);
  const read = await Promise.all(
    fresh.map(async (n) => {
      const entry = await readEntry(store, env, n);
      if (!entry) throw damagedEntry(env, n);
      return entry;
    }),
  );
  return [...known, ...read];
}

/**
 * Writes entry `expectedN + 1`. This is a compare-and-set, because only one writer can create that key.
 * @param expectedN number of the last entry that the caller has read, 0 for an empty log
 * @throws OutOfDate when another entry already has that number
 */
export async function appendEntry(
  store: ReleaseStore,
  env: string,
  expectedN: number,
  draft: EntryDraft,
): Promise<LogEntry> {
  const entry = logEntrySchema.parse({ ...draft, n: expectedN + 1 });
  if (await store.putIfAbsent(keys.log(env, entry.n), JSON.stringify(entry))) return entry;
  throw new OutOfDate(await readEntry(store, env, entry.n));
}

/**
 * Writes the entry that `plan` derives from the log. When another writer is faster, the log is read and planned again.
 * @param plan returns undefined when there is nothing to write
 */
export async function appendWithRetry(
  store: ReleaseStore,
  env: string,
  plan: (entries: readonly LogEntry[]) => EntryDraft | undefined,
): Promise<LogEntry | undefined> {
  for (let entries: LogEntry[] = []; ; ) {
    entries = await readLog(store, env, entries);
    const draft = plan(entries);
    if (!draft) return undefined;
    try {
      return await appendEntry(store, env, entries.length, draft);
    } catch (error) {
      if (!(error instanceof OutOfDate)) throw error;
    }
  }
}

/** Called by a shell at its start: writes its facts when the newest ones in the log differ. */
export function recordShellFacts(
  store: ReleaseStore,
  env: string,
  by: string,
  shell: ShellFacts,
): Promise<LogEntry | undefined> {
  const facts: unknown = JSON.parse(JSON.stringify(shell));
  return appendWithRetry(store, env, (entries) => {
    const newest = entries.findLast((entry) => entry.shell)?.shell;
    if (isDeepStrictEqual(newest, facts)) return undefined;
    return { at: new Date().toISOString(), by, action: 'shell', shell };
  });
}

async function readEntry(store: ReleaseStore, env: string, n: number): Promise<LogEntry | undefined> {
  const entry = logEntrySchema.safeParse(parseJson(await store.get(keys.log(env, n)))).data;
  return entry?.n === n ? entry : undefined;
}

function damagedEntry(env: string, n: number): ReleaseProblem {
  return new ReleaseProblem(
    'damaged',
    `Entry ${n} of the activation log of "${env}" is missing, damaged, or written by a newer version (${keys.log(env, n)} in the store): restore it from a backup, or update this copy.`,
  );
}
