import type { Log } from '@paw/node/createLog.ts';
import { ReleaseProblem } from '@paw/release/store/releaseProblem.ts';
import { watchLog } from '@paw/release/store/watchLog.ts';
import type { ShellEnvironment } from './environment.ts';
import type { openShellStore } from './openShellStore.ts';
import { rateLimitMessages } from './rateLimitMessages.ts';
import type { Freshness } from './registry/Freshness.ts';
import { followRegistry, type RegistryHead } from './registry/followRegistry.ts';
import type { SetController } from './releases/SetController.ts';
import type { ShellHost } from './Shell.ts';

interface FollowedLog extends Required<Pick<ShellHost, 'isOwnEntry'>> {
  store: ReturnType<typeof openShellStore>;
  environment: ShellEnvironment;
  log: Log;
  controller: SetController;
  freshness: Freshness;
  /** Called after the controller has processed an entry. */
  onFollowed: () => Promise<void>;
  /** Called after an entry that is another shell's. */
  onPassedOver: () => Promise<void>;
}

/** Applies each entry of the activation log. With a registry, its notification of a new entry triggers the next read. */
export function followActivationLog({
  store,
  environment: { RELEASE_ENV: env, REGISTRY_URL: registryUrl, REGISTRY_TOKEN: token },
  log,
  controller,
  freshness,
  isOwnEntry,
  onFollowed,
  onPassedOver,
}: FollowedLog): { close: () => void } {
  const logError = rateLimitMessages(10_000, (message, fields) => log.error(fields, message));
  let isFirst = true;
  const onChange = async (n: number) => {
    if (isFirst || (await isOwnEntry(n))) {
      isFirst = false;
      await controller.follow(n);
      await onFollowed();
    } else await onPassedOver();
    freshness.see(n);
  };
  const onError = (error: unknown) => {
    if (error instanceof ReleaseProblem && error.code === 'untrusted') freshness.noteUnverified(error.message);
    logError('The activation log cannot be followed.', { err: error });
  };
  const watch = watchLog(store, env, onChange, { onError });
  const onHead = (head: RegistryHead) => {
    if (head.n > controller.n) watch.look();
    void freshness.hear(head);
  };
  const onReached = (problem: string | undefined) => freshness.noteReached(problem);
  const registry = registryUrl ? followRegistry({ url: registryUrl, token, env, log, onHead, onReached }) : undefined;
  return {
    close: () => {
      watch.close();
      registry?.close();
    },
  };
}
