/** Entries that still lack signatures: someone else adds one. */
import { encodeEnvelope, decodeEnvelope, type Envelope } from '../store/envelope.ts';
import { type LogEntry, logEntrySchema } from '../store/logEntry.ts';
import { sha256 } from '../store/logPlace.ts';
import { parseJson } from '../store/parseJson.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { keys } from '../store/storeKeys.ts';
import { readBounded } from './readBounded.ts';

/** A proposal that no one has taken up by then is none anymore: its author may think otherwise by now. ms */
export const PROPOSED_FOR = 24 * 60 * 60_000;

export interface Proposal {
  id: string;
  entry: LogEntry;
  bytes: Buffer;
}

const idOf = ({ payload }: Envelope) => sha256(payload).slice(0, 12);

/** @returns its id */
export async function putProposal(store: ReleaseStore, env: string, envelope: Envelope): Promise<string> {
  const id = idOf(envelope);
  const key = keys.proposal(env, id);
  const text = encodeEnvelope(envelope);
  if (!(await store.putIfAbsent(key, text))) {
    await store.delete(key);
    await store.putIfAbsent(key, text);
  }
  return id;
}

/** @throws ReleaseProblem `unknown` */
export async function readProposal(store: ReleaseStore, env: string, id: string): Promise<Proposal> {
  const bytes = await readBounded(store, keys.proposal(env, id));
  if (!bytes) {
    const fix = '"npm run release -- approve" lists those that there are.';
    throw new ReleaseProblem(
      'unknown',
      `There is no proposal ${id} in "${env}": it was written, or has run out. ${fix}`,
    );
  }
  const statement = parseJson(decodeEnvelope(bytes, `The proposal ${id}`).payload) as
    | { predicate?: unknown }
    | undefined;
  const { data: entry } = logEntrySchema.safeParse(statement?.predicate);
  if (!entry) throw new ReleaseProblem('damaged', `The proposal ${id} cannot be read: propose it again.`);
  return { id, entry, bytes };
}

/** Those that can be read, without a look at who made them. */
export async function listProposals(store: ReleaseStore, env: string): Promise<Proposal[]> {
  const ids = (await store.list(`proposals/${env}/`)).map((key) => key.slice(key.lastIndexOf('/') + 1));
  const found = await Promise.all(ids.map((id) => readProposal(store, env, id).catch(() => undefined)));
  return found.filter((one) => one !== undefined).toSorted((a, b) => a.entry.at.localeCompare(b.entry.at));
}

export async function dropProposal(store: ReleaseStore, env: string, id: string): Promise<void> {
  await store.delete(keys.proposal(env, id));
}
