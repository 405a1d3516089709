import { describeEntry } from '../../store/logEntry.ts';
import { decodeEnvelope } from '../../store/envelope.ts';
import type { FoldedLog } from '../../store/foldLog.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { approveCommand } from '../../trust/approveCommand.ts';
import { listProposals, PROPOSED_FOR } from '../../trust/proposals.ts';
import type { ProposalsAnswer } from './trialSchemas.ts';

/** Entries that wait for another key. One that the log has gone past, or that is a day old, can no longer be written. */
export async function listOpenProposals(
  store: ReleaseStore,
  env: string,
  { n, canaries }: FoldedLog,
  now: number,
): Promise<ProposalsAnswer['proposals']> {
  const all = await listProposals(store, env);
  return all
    .map(({ id, entry, bytes }) => ({
      id,
      n: entry.n,
      text: describeEntry(entry, canaries),
      at: entry.at,
      end: Date.parse(entry.at) + PROPOSED_FOR,
      signatures: decodeEnvelope(bytes, `The proposal ${id}`).signatures.length,
    }))
    .filter((one) => one.n === n + 1 && one.end > now)
    .map(({ id, text, at, end, signatures }) => ({
      id,
      text,
      at,
      until: new Date(end).toISOString(),
      signatures,
      command: approveCommand(id, env, store.address),
    }));
}
