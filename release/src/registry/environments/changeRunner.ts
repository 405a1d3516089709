import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../../access/roles.ts';
import { checkEnvironment } from '../../cli/openExistingStore.ts';
import type { CommandOptions, ReleaseCommand } from '../../cli/releaseCommand.ts';
import { isStepBack } from '../../store/canaries.ts';
import type { FoldedLog } from '../../store/foldLog.ts';
import type { EntryDraft, LogEntry } from '../../store/logEntry.ts';
import { checkedEnv } from '../../store/storeKeys.ts';
import type { EnvironmentParts } from './EnvironmentParts.ts';
import { RegistryProblem } from '../RegistryProblem.ts';

export const changeAnswer = z
  .object({
    text: z.string().describe('The result in words, as the command line prints it'),
    lines: z.array(z.string()).describe('What the command line prints before'),
    data: z.record(z.string(), z.unknown()).describe('The result for programs, as with --json'),
  })
  .meta({ id: 'ChangeAnswer' });

interface Change {
  env: string;
  verb: 'forward' | 'back' | 'freeze' | 'preview';
  command: ReleaseCommand;
  args: readonly string[];
  /** Where the arguments do not begin with a remote's name. */
  remotes?: readonly string[];
  options: Omit<CommandOptions, 'env'> & { offline?: boolean; startedMsAgo?: number };
}

/** Runs a command of the command line for a call that changes an environment, when its caller may do that. */
export function changeRunner({ access, heads, store, place }: EnvironmentParts) {
  return async (request: FastifyRequest, { verb, command, args, remotes, ...change }: Change) => {
    const env = checkedEnv(change.env);
    const { offline, startedMsAgo = 0, ...options } = change.options;
    // Anyone who may not do it learns nothing more. A team names its remotes: everything at once is for a releaser.
    const wanted = remotes ?? args.map((word) => word.split('@')[0] ?? '');
    const actor = await access.require(request, { verb, env, remotes: wanted });
    await checkEnvironment(store, env, options.newEnv);
    const lines: string[] = [];
    const { text, data } = await command({
      store,
      env,
      root: place,
      by: () => actor.name,
      now: () => new Date().toISOString(),
      startedAt: new Date(Date.now() - startedMsAgo),
      args: [...args],
      options: { ...options, env, shell: !offline },
      print: (line) => lines.push(line),
      auth: authOf(actor),
      authorize: (draft, before) => {
        const { changes, abandoned, preview, shadow, canary } = draft;
        const named = [changes, abandoned, preview?.overrides, shadow?.overrides, canary?.releases];
        const touched = named.flatMap((part) => Object.keys(part ?? {}));
        // The end of a preview, a shadow or a canary names no remote.
        const all = touched.length ? [...new Set(touched)] : wanted;
        const refusal = access.refusal(actor, {
          verb: goesFurther(draft, before) ? 'forward' : verb,
          env,
          remotes: all,
        });
        if (refusal) throw new RegistryProblem(403, 'not_allowed', refusal);
      },
      onWritten: () => void heads.announce(env),
    });
    return { text, lines, data: { ...data } };
  };
}

/** Who may take a canary back a step may not take it on. */
const goesFurther = ({ action, canary }: EntryDraft, before: FoldedLog) =>
  action === 'step-canary' && canary !== undefined && !isStepBack(before, canary);

/** How the writer of an entry proved who they are. */
function authOf({ kind, id, role }: Actor): LogEntry['auth'] {
  return { kind: kind === 'person' ? 'oidc' : kind, id, role };
}
