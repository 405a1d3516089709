import { appendEntry } from '../store/activationLog.ts';
import type { Signer } from '../store/envelope.ts';
import { describeEntry, type EntryDraft, type LogEntry } from '../store/logEntry.ts';
import { approveCommand } from '../trust/approveCommand.ts';
import { NotEnoughSignatures } from '../trust/NotEnoughSignatures.ts';
import { putProposal } from '../trust/proposals.ts';
import type { CommandContext, CommandResult } from './releaseCommand.ts';

export interface WritePlace extends Pick<CommandContext, 'store' | 'env' | 'auth' | 'onWritten'> {
  /** Instead of the store's own keys. */
  signers?: readonly Signer[];
}

/** An entry that waits for somebody else's key. */
export interface Proposed {
  kind: 'proposed';
  entry: EntryDraft;
  id: string;
  /** `has 1 of 2 signatures that it takes to …` */
  missing: string;
}

/**
 * Writes the entry; where the keys here are some of those that it takes, it becomes a proposal.
 * @param entries the log as the caller has read it
 * @throws OutOfDate; NotEnoughSignatures when none of the keys here counts
 */
export async function writeOrPropose(
  { store, env, auth, onWritten, signers }: WritePlace,
  entries: readonly LogEntry[],
  draft: EntryDraft,
): Promise<{ kind: 'written'; entry: LogEntry } | Proposed> {
  try {
    const entry = await appendEntry(store, env, entries, { ...draft, ...(auth && { auth }) }, signers);
    onWritten?.();
    return { kind: 'written', entry };
  } catch (error) {
    if (!(error instanceof NotEnoughSignatures && error.envelope)) throw error;
    const id = await putProposal(store, env, error.envelope);
    return { kind: 'proposed', entry: draft, id, missing: error.problem };
  }
}

/** Nothing has changed yet: it takes somebody else's key. */
export function reportProposal({ env, store }: CommandContext, { id, entry, missing }: Proposed): CommandResult {
  const command = approveCommand(id, env, store.address);
  return {
    text: `Proposed as ${id}: ${describeEntry(entry)}. It ${missing}.\nSomebody else signs it within a day, before the log goes on: ${command}`,
    data: { changed: false, proposal: id, entry, approve: command },
  };
}
