import { isDeepStrictEqual } from 'node:util';
import type { Signer } from './envelope.ts';
import { decodeLogObject } from './logObject.ts';
import { checkPlace, NO_HASH, setAfter, sha256 } from './logPlace.ts';
import { addEntry, foldLog, releaseSetId } from './foldLog.ts';
import { describeEntry, type EntryDraft, type LogEntry, logEntrySchema } from './logEntry.ts';
import { readMany } from './readMany.ts';
import { ReleaseProblem } from './releaseProblem.ts';
import type { ReleaseStore, Sealed, StoreTrust } from './releaseStore.ts';
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

/** A writer whose clock runs ahead by more would hide what others write after it. ms */
const CLOCK_AHEAD = 5 * 60_000;

/** Entries that are read at once. */
const AT_ONCE = 256;

/** What was read of the unsigned logs of a store that is open for long. */
const remembered = new WeakMap<StoreTrust, Map<string, LogEntry[]>>();
/** Entry → sha256 of its object, which the next entry names. */
const hashes = new WeakMap<LogEntry, string>();

/**
 * All entries, oldest first. A store with a root hands out only verified ones (`trustedStore`).
 * @param known the result of an earlier call: entries never change, so these are not read again
 * @throws ReleaseProblem `damaged` when an entry is missing or unreadable: a guess about the live set would be worse;
 *   `untrusted` when one does not follow the one before, or is not signed by those who may.
 */
export async function readLog(store: ReleaseStore, env: string, known: readonly LogEntry[] = []): Promise<LogEntry[]> {
  const verified = await store.trust?.readLog(checkedEnv(env));
  if (verified) return [...verified];
  const memory = store.trust && rememberedBy(store.trust);
  const before = memory?.get(env) ?? [];
  const entries = await readUnsigned(store, env, before.length > known.length ? before : known);
  // Anyone can ask for any name of an environment.
  if (entries.length) memory?.set(env, entries);
  return [...entries];
}

function rememberedBy(trust: StoreTrust): Map<string, LogEntry[]> {
  const logs = remembered.get(trust) ?? new Map<string, LogEntry[]>();
  remembered.set(trust, logs);
  return logs;
}

async function readUnsigned(store: ReleaseStore, env: string, known: readonly LogEntry[]): Promise<LogEntry[]> {
  const found = await store.list(`log/${checkedEnv(env)}/`);
  const last = Number(found.at(-1)?.split('/').at(-1) ?? 0);
  if (!(last >= known.length)) throw damagedEntry(env, known.length);
  const fresh: LogEntry[] = [];
  // Not all at once: thousands of open files are slower, and their bytes would be in memory together.
  for (let first = known.length + 1; first <= last; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, last - first + 1) }, (_, index) => first + index);
    const objects = await readMany(
      store,
      numbers.map((n) => keys.log(env, n)),
    );
    for (const [index, bytes] of objects.entries()) fresh.push(decodeEntry(bytes, env, first + index));
  }
  checkPlaces(env, known, fresh);
  return [...known, ...fresh];
}

/**
 * Writes the entry after `entries`. This is a compare-and-set, because only one writer can create that key.
 * @param entries the log as the caller has read it
 * @param signers whose signatures it gets in a store with a root
 * @throws OutOfDate when another entry already has that number; NotEnoughSignatures
 */
export async function appendEntry(
  store: ReleaseStore,
  env: string,
  entries: readonly LogEntry[],
  draft: EntryDraft,
  signers: readonly Signer[] = store.trust?.signers ?? [],
): Promise<LogEntry> {
  checkClock(draft);
  const sealed =
    (await store.trust?.seal(checkedEnv(env), entries.length, draft, signers)) ??
    (await place(store, env, entries, draft));
  return appendSealed(store, env, sealed);
}

/**
 * Writes an entry that has its place, and the signatures that it takes.
 * @throws OutOfDate; ReleaseProblem `refused` when it is dated ahead
 */
export async function appendSealed(store: ReleaseStore, env: string, { entry, text }: Sealed): Promise<LogEntry> {
  checkClock(entry);
  if (await store.putIfAbsent(keys.log(env, entry.n), text)) {
    hashes.set(entry, sha256(text));
    return entry;
  }
  throw new OutOfDate(decodeLogObject(await store.get(keys.log(env, entry.n)), env, entry.n)?.entry);
}

/** An entry that nobody signs. */
async function place(
  store: ReleaseStore,
  env: string,
  entries: readonly LogEntry[],
  draft: EntryDraft,
): Promise<Sealed> {
  const prev = await hashOfLast(store, env, entries);
  const set = setAfter({ folded: foldLog(entries) }, draft);
  const entry = logEntrySchema.parse({ ...draft, n: entries.length + 1, env, prev, set });
  return { entry, text: JSON.stringify(entry) };
}

async function hashOfLast(store: ReleaseStore, env: string, entries: readonly LogEntry[]): Promise<string> {
  const last = entries.at(-1);
  if (!last) return NO_HASH;
  const bytes = hashes.has(last) ? undefined : await store.get(keys.log(env, last.n));
  const hash = hashes.get(last) ?? (bytes && sha256(bytes));
  if (!hash) throw damagedEntry(env, last.n);
  return hash;
}

/** Entries from before version 1.2 say nothing of their place. @throws ReleaseProblem `untrusted` */
function checkPlaces(env: string, known: readonly LogEntry[], fresh: readonly LogEntry[]): void {
  // Logs are read far more often than they are written, and folding a long one takes a while.
  if (!fresh.length) return;
  const folded = foldLog(known);
  let before = known.at(-1);
  for (const entry of fresh) {
    const hash = before ? hashes.get(before) : NO_HASH;
    checkPlace({ env, n: entry.n - 1, hash: hash ?? entry.prev ?? NO_HASH, folded }, entry);
    addEntry(folded, entry);
    // Compared with what is live just before.
    if (entry.changes) folded.setId = entry.set ?? releaseSetId(folded.live);
    before = entry;
  }
}

/** For anyone who writes an entry, or signs one that another machine has dated. @throws ReleaseProblem `refused` */
export function checkClock({ at }: Pick<EntryDraft, 'at'>): void {
  const ahead = Date.parse(at) - Date.now();
  if (!(ahead > CLOCK_AHEAD)) return;
  throw new ReleaseProblem(
    'refused',
    `The entry is dated ${at}, which is ${Math.round(ahead / 60_000)} minutes from now. Nothing was changed: correct the clock of the machine that wrote it, and try again.`,
  );
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
      return await appendEntry(store, env, entries, draft);
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

/** @throws ReleaseProblem `damaged` */
function decodeEntry(bytes: Buffer | undefined, env: string, n: number): LogEntry {
  const entry = decodeLogObject(bytes, env, n)?.entry;
  if (!bytes || !entry) throw damagedEntry(env, n);
  hashes.set(entry, sha256(bytes));
  return entry;
}

function damagedEntry(env: string, n: number): ReleaseProblem {
  return new ReleaseProblem(
    'damaged',
    `Entry ${n} of the activation log of "${env}" is missing, damaged, or written by a newer version (${keys.log(env, n)} in the store): restore it from a backup, or update this copy.`,
  );
}
