import { appendSealed } from '../store/activationLog.ts';
import { describeEntry } from '../store/logEntry.ts';
import { foldLog } from '../store/foldLog.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { NotEnoughSignatures } from '../trust/NotEnoughSignatures.ts';
import { dropProposal, listProposals, PROPOSED_FOR, putProposal, readProposal } from '../trust/proposals.ts';
import { readCandidate } from './readCurrentSet.ts';
import type { CommandContext, ReleaseCommand } from './releaseCommand.ts';
import { reportChange } from './reportChange.ts';
import { textTable } from './textTable.ts';
import { trustOf } from './trustOf.ts';

/** `approve` lists what waits for a signature; `approve <id>` gives it. */
export const approve: ReleaseCommand = async (context) => {
  const { store, env, args, options, startedAt } = context;
  const [named] = args;
  if (named === undefined) return listOpen(context);
  const id = named === 'latest' ? ((await listProposals(store, env)).at(-1)?.id ?? named) : named;
  const { entry: proposed, bytes } = await readProposal(store, env, id);
  if (startedAt.getTime() - Date.parse(proposed.at) > PROPOSED_FOR) {
    throw new ReleaseProblem(
      'refused',
      `The proposal ${id} is more than a day old: propose it again. Nothing was changed.`,
    );
  }
  const { changes, preview, shadow, canary } = proposed;
  if (preview?.until && Date.parse(preview.until) <= startedAt.getTime()) {
    throw new ReleaseProblem(
      'refused',
      `The preview of ${id} would be over by now: propose it again. Nothing was changed.`,
    );
  }
  const shown = [changes, preview?.overrides, shadow?.overrides, canary?.releases];
  for (const [remote, release] of shown.flatMap((part) => Object.entries(part ?? {}))) {
    if (release) await requireWhole(context, remote, release);
  }
  const trust = trustOf(store);
  const log = foldLog((await trust.readLog(env)) ?? []);
  if (options.dryRun) {
    return {
      text: `Would approve: ${describeEntry(proposed)}. Nothing was changed (--dry-run).`,
      data: { dryRun: true, entry: proposed },
    };
  }
  try {
    const sealed = await trust.cosign(env, bytes, trust.signers);
    const entry = await appendSealed(store, env, sealed);
    await dropProposal(store, env, id);
    return await reportChange(
      context,
      { kind: 'written', log, entry, notes: [] },
      {
        written: `Approved: ${describeEntry(entry)}`,
        planned: '',
        onRefusal: async (refusals) => {
          throw new ReleaseProblem(
            'shell_refused',
            `${describeEntry(entry)}, and a shell did not follow: ${refusals.join(' ')}`,
          );
        },
      },
    );
  } catch (error) {
    if (error instanceof NotEnoughSignatures && error.envelope) await putProposal(store, env, error.envelope);
    throw error;
  }
};

async function listOpen({ store, env }: CommandContext) {
  const open = await listProposals(store, env);
  const data = { env, proposals: open.map(({ id, entry }) => ({ id, entry })) };
  if (!open.length) return { text: `Nothing in "${env}" waits for a signature.`, data };
  const rows = open.map(({ id, entry }) => [id, entry.at, describeEntry(entry)]);
  return { text: textTable([['proposal', 'when', 'what'], ...rows]), data };
}

async function requireWhole({ store }: CommandContext, remote: string, release: string): Promise<void> {
  const { damage } = await readCandidate(store, { remote, release });
  if (!damage.length) return;
  throw new ReleaseProblem(
    'damaged',
    `${remote}@${release} is damaged (${damage[0]?.path}): publish it again. Nothing was changed.`,
  );
}
