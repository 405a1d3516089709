/** What `log/<env>/<n>` holds: the plain entry, or an envelope around it. */
import { type LogEntry, logEntrySchema } from './logEntry.ts';
import { parseJson } from './parseJson.ts';
import { keys } from './storeKeys.ts';
import { decodeEnvelope, type Envelope, looksSigned, untrusted } from './envelope.ts';
import { decodeStatement, encodeStatement } from './statement.ts';

export interface LogObject {
  entry: LogEntry;
  /** Undefined for a plain entry. */
  envelope?: Envelope;
}

/** An entry in its place: everything that a signature covers. */
export type PlacedEntry = LogEntry & { env: string; prev: string; set: string; root: number };

/** The bytes that get signed. */
export function encodeEntry(entry: PlacedEntry): Buffer {
  const subject = { name: keys.log(entry.env, entry.n), digest: { sha256: entry.prev } };
  return encodeStatement('log-entry', { subject, predicate: entry });
}

/**
 * Unverified.
 * @returns undefined for bytes that are neither an entry nor an envelope
 * @throws ReleaseProblem `untrusted` for an envelope around anything but this entry of this log
 */
export function decodeLogObject(bytes: Buffer | undefined, env: string, n: number): LogObject | undefined {
  if (!looksSigned(bytes) || !bytes) {
    const entry = logEntrySchema.safeParse(parseJson(bytes)).data;
    return entry?.n === n ? { entry } : undefined;
  }
  const what = describeObject(env, n);
  const envelope = decodeEnvelope(bytes, what);
  return { entry: decodeEntry(envelope, env, n, what), envelope };
}

/** @throws ReleaseProblem `untrusted` */
export function decodeEntry(envelope: Envelope, env: string, n: number, what: string): PlacedEntry {
  const { subject, predicate } = decodeStatement(envelope, 'log-entry', keys.log(env, n), what);
  const { data: entry, error } = logEntrySchema.safeParse(predicate);
  if (!entry) {
    const where = error.issues[0]?.path.join('.') || 'its action';
    throw untrusted(
      what,
      `is signed, but cannot be read (see ${where})`,
      'Update this copy: a newer version wrote it.',
    );
  }
  const { prev, set, root } = entry;
  if (entry.n !== n || entry.env !== env) throw untrusted(what, `was signed as entry ${entry.n} of "${entry.env}"`);
  if (prev === undefined || prev !== subject.digest.sha256) throw untrusted(what, 'names no entry before it');
  if (set === undefined || root === undefined) throw untrusted(what, 'does not say which set and root it belongs to');
  return { ...entry, env, prev, set, root };
}

export const describeObject = (env: string, n: number) => `Entry ${n} of "${env}" (${keys.log(env, n)} in the store)`;
