import { listSeenEntries } from '../plan/detectConflict.ts';
import { noCanary, planCanaryStep } from '../plan/planCanaryStep.ts';
import type { Plan } from '../plan/planActivation.ts';
import { planEndOfCanary } from '../plan/planEndOfCanary.ts';
import { parseRemoteName } from '../plan/releaseReference.ts';
import { readLog } from '../store/activationLog.ts';
import { findOpenCanary, listOpenCanaries } from '../store/canaries.ts';
import { type FoldedLog, foldLog } from '../store/foldLog.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { activate } from './activate.ts';
import { type Appended, appendPlanned } from './appendPlanned.ts';
import type { CommandContext, CommandResult, ReleaseCommand } from './releaseCommand.ts';
import { listChanges } from './reportChange.ts';
import { waitUntilRead } from './waitUntilRead.ts';
import { reportProposal } from './writeOrPropose.ts';

/** `canary step catalog`: to the next share of the plan, or to another one, whatever the guard knows. */
export const moveCanary: ReleaseCommand = async (context) => {
  const remote = await findRemote(context);
  const { store, env, by, now, options, startedAt } = context;
  const { to, reason } = options;
  const share = to === undefined ? undefined : Number(to.replace(/ ?%$/, ''));
  if (share !== undefined && !Number.isFinite(share)) {
    throw new ReleaseProblem('usage', `"${to}" is no share: write a percentage of the canary's plan, as in --to 50.`);
  }
  const seenLog = foldLog(listSeenEntries(await readLog(store, env), startedAt, new Date()));
  const before = findOpenCanary(seenLog, remote);
  const change = await appendPlanned(context, ({ log }) => {
    const over = seenIsOver(log, remote, options.canary);
    if (over) return over;
    // One that began since is seen at its first step.
    const seen = findOpenCanary(log, remote)?.id === before?.id ? before?.step : 0;
    return planCanaryStep(log, { remote, to: share, seen, by: by(), at: now(), reason });
  });
  return report(context, change, await describeMove(context, remote, change));
};

/** `canary stop catalog`: its visitors get the live release again. */
export const stopCanary: ReleaseCommand = async (context) => {
  const remote = await findRemote(context);
  const { by, now, options } = context;
  const { reason, abandon } = options;
  const change = await appendPlanned(
    context,
    ({ log }) =>
      seenIsOver(log, remote, options.canary) ?? planEndOfCanary(log, { remote, abandon, by: by(), at: now(), reason }),
  );
  if (change.kind !== 'nothing' && change.entry.abandoned) {
    const what = `${listChanges(change.entry.abandoned)}, whose canary was over`;
    return report(context, change, { done: `Abandoned ${what}`, planned: `Would abandon ${what}` });
  }
  const left = abandon ? ', and its release is abandoned' : '';
  return report(context, change, {
    done: `The canary of ${remote} is ended${left}`,
    planned: `The canary of ${remote} would end`,
  });
};

/** `canary promote catalog`: as an activation of its release, with the evidence that there is. */
export const promoteCanary: ReleaseCommand = async (context) => {
  const remote = await findRemote(context);
  const open = findOpenCanary(foldLog(await readLog(context.store, context.env)), remote);
  if (!open) throw new ReleaseProblem('refused', `Refused; nothing was changed.\n${noCanary(remote)}`);
  const { canary } = context.options;
  if (canary && open.id !== canary) throw new ReleaseProblem('out_of_date', `Nothing was changed. ${isOver(remote)}`);
  return activate({ ...context, args: [`${remote}@${open.release}`] });
};

/** Someone who saw one canary does not move the next one of its remote; one that has ended is the plan's to explain. */
function seenIsOver(log: FoldedLog, remote: string, seen: string | undefined): Plan | undefined {
  const open = findOpenCanary(log, remote);
  return seen && open && open.id !== seen ? { kind: 'nothing', notes: [isOver(remote)] } : undefined;
}

const isOver = (remote: string) => `The canary that you saw is over, and ${remote} has another one now.`;

/** The named remote, else that of the only open canary. @throws ReleaseProblem `usage` */
export async function findRemote({ store, env, args }: CommandContext): Promise<string> {
  const [named] = args;
  if (named !== undefined) return parseRemoteName(named.split('@')[0] ?? '');
  const open = listOpenCanaries(foldLog(await readLog(store, env)));
  const [only, ...others] = open;
  if (only && !others.length) return only.remote;
  const which = open.length
    ? `Which one? Name ${open.map(({ remote }) => remote).join(' or ')}.`
    : 'No canary is open.';
  throw new ReleaseProblem('usage', `${which} "npm run release -- canary status" lists open canaries.`);
}

interface Words {
  done: string;
  planned: string;
}

async function describeMove({ store, env }: CommandContext, remote: string, change: Appended): Promise<Words> {
  const { canaries } = foldLog(await readLog(store, env));
  const named = change.kind === 'nothing' ? undefined : change.entry.canary;
  const canary = named && canaries[named.id];
  const to = `${remote}@${canary?.release} to ${canary?.steps[named?.step ?? 0]} % of the visitors`;
  return { done: `Moved the canary of ${to}`, planned: `Would move the canary of ${to}` };
}

async function report(context: CommandContext, change: Appended, { done, planned }: Words): Promise<CommandResult> {
  const { kind, notes } = change;
  if (kind === 'nothing') return { text: [...notes, 'Nothing to do.'].join('\n'), data: { changed: false, notes } };
  const { canary } = change.entry;
  if (kind === 'planned') {
    return {
      text: `${planned}. Nothing was changed (--dry-run).`,
      data: { changed: false, dryRun: true, canary, notes },
    };
  }
  if (kind === 'proposed') return reportProposal(context, change);
  const { n } = change.entry;
  const lines = [`${done} (entry ${n}).`, ...(await waitUntilRead(context, change.entry))];
  return { text: lines.join('\n'), data: { changed: true, n, canary, notes } };
}
