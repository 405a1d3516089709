import type { ChangeAnswer, TriedCanary } from '../registryApi.ts';
import { read, registry } from '../registryApi.ts';

const harms = ['Errors on pages', 'Orders fail', 'Wrong content', 'Too slow'];
const good = ['No worse than the live release', 'It has to go out now'];

interface Wanted {
  env: string;
  canary: TriedCanary;
  how: string;
  /** Percent, of a step. */
  to: number;
  /** Of a stop. */
  abandon: boolean;
}

interface Move {
  title: string;
  button: string;
  /** Past fact, as a title. */
  done: string;
  reasons: readonly string[];
  command: string;
  ask: (more: { dryRun: true } | { reason: string }) => Promise<ChangeAnswer>;
}

/** What a canary's change is called, and the call that makes it. It names the canary that was seen: no other one is moved. */
export function moveOf({ env, canary: { id, remote, share, isAbandoned }, how, to, abandon }: Wanted): Move {
  const params = { path: { env, remote } };
  const common = { canary: id };
  if (how === 'stop') {
    return {
      title: `Stop the canary of ${remote} in ${env}`,
      button: `Stop the canary of ${remote}`,
      done: 'Stopped',
      reasons: harms,
      command: `canary stop ${remote}${abandon ? ' --abandon' : ''} --env ${env} --reason "…"`,
      ask: (more) =>
        read(
          registry.POST('/v1/environments/{env}/canaries/{remote}/stop', {
            params,
            // A plan has no reason yet, which abandoning takes.
            body: { ...common, ...more, ...(abandon && 'reason' in more && { abandon }) },
          }),
        ),
    };
  }
  if (how === 'promote') {
    return {
      title: `Make the canary of ${remote} live in ${env}`,
      button: `Make ${remote} live for everyone`,
      done: 'Live for everyone',
      reasons: good,
      command: `canary promote ${remote}${isAbandoned ? ' --force' : ''} --env ${env} --reason "…"`,
      ask: (more) =>
        read(
          registry.POST('/v1/environments/{env}/canaries/{remote}/promote', {
            params,
            body: { ...common, ...(isAbandoned && { force: true, reason: 'plan' }), ...more },
          }),
        ),
    };
  }
  return {
    title: `Take the canary of ${remote} to ${to} % in ${env}`,
    button: `Take it to ${to} %`,
    done: `It is at ${to} %`,
    reasons: to < share ? harms : good,
    command: `canary step ${remote} --to ${to} --env ${env} --reason "…"`,
    ask: (more) =>
      read(
        registry.POST('/v1/environments/{env}/canaries/{remote}/step', {
          params,
          body: { ...common, to: String(to), ...more },
        }),
      ),
  };
}
