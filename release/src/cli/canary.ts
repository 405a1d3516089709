import { didYouMean } from '@paw/node/cli/nearestName.ts';
import { describeCanary } from '../plan/planCanary.ts';
import { parseReference } from '../plan/releaseReference.ts';
import { readLog } from '../store/activationLog.ts';
import { findOpenCanary } from '../store/canaries.ts';
import { foldLog } from '../store/foldLog.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { beginCanary, readSteps } from './beginCanary.ts';
import { canaryStatus } from './canaryStatus.ts';
import { sendChange } from './changeThroughRegistry.ts';
import { interruptible } from './interruptible.ts';
import { leftOpen, perhapsOpen } from './leftOpen.ts';
import { findRemote, moveCanary, promoteCanary, stopCanary } from './moveCanary.ts';
import { requireOwnOptions } from './requireOwnOptions.ts';
import type { CommandContext, CommandResult, ReleaseCommand } from './releaseCommand.ts';

const BEGIN = 'canary <remote@release>';
const moves: Record<string, ReleaseCommand> = {
  step: moveCanary,
  stop: stopCanary,
  promote: promoteCanary,
  status: canaryStatus,
};

const owners = {
  steps: [BEGIN],
  hold: [BEGIN],
  to: ['canary step'],
  abandon: ['canary stop'],
  force: [BEGIN, 'canary promote'],
  allowLoss: [BEGIN, 'canary promote'],
  reason: [BEGIN, 'canary step', 'canary stop', 'canary promote'],
};

/** `canary catalog@…` begins one; `canary step`, `canary stop`, `canary promote` and `canary status` are commands of their own. */
export const canary: ReleaseCommand = async (context) => {
  const [name = '', ...args] = context.args;
  if (name.includes('@')) {
    if (args.length) throw new ReleaseProblem('usage', 'A canary is of one release: begin one after the other.');
    requireOwnOptions(BEGIN, context.options, owners);
    return interruptible((signal) => begin({ ...context, signal }, name));
  }
  const move = Object.hasOwn(moves, name) ? moves[name] : undefined;
  if (!move) {
    const names = Object.keys(moves);
    throw new ReleaseProblem(
      'usage',
      `"canary ${name}" is no command.${didYouMean(name, names)} Write canary <remote@release>, canary ${names.join(', canary ')}.`,
    );
  }
  requireOwnOptions(`canary ${name}`, context.options, owners);
  if (name === 'status' && args.length) {
    throw new ReleaseProblem('usage', 'Too many arguments: write "npm run release -- canary status".');
  }
  if (!context.registry || name === 'status') return move({ ...context, args });
  const { to, abandon, force, allowLoss } = context.options;
  const remote = await findRemote({ ...context, args });
  return send(context, `/${encodeURIComponent(remote)}/${name}`, { to, abandon, force, allowLoss });
};

async function begin(context: CommandContext, release: string): Promise<CommandResult> {
  const { registry, store, env, signal } = context;
  if (!registry) return beginCanary(context);
  try {
    return await send(context, '', { release, ...planOf(context) });
  } catch (error) {
    if (!signal?.aborted) throw error;
    const { remote } = parseReference(release);
    const open = findOpenCanary(foldLog(await readLog(store, env)), remote);
    throw open
      ? leftOpen(context, remote, `${describeCanary(open)} of "${env}" (entry ${open.n})`)
      : perhapsOpen(context, remote);
  }
}

function planOf({ options }: CommandContext) {
  const { steps, hold, force, allowLoss } = options;
  return { ...(steps !== undefined && { steps: readSteps(steps) }), hold, force, allowLoss };
}

async function send(
  { registry, env, options, startedAt, print, signal }: CommandContext,
  path: string,
  body: object,
): Promise<CommandResult> {
  if (!registry) throw new Error('There is no registry to ask.');
  const { reason, dryRun } = options;
  const url = `/v1/environments/${encodeURIComponent(env)}/canaries${path}`;
  return sendChange(registry, {
    method: 'POST',
    path: url,
    body: { ...body, reason, dryRun },
    startedAt,
    options,
    print,
    ...(signal && { signal }),
  });
}
