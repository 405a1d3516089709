import {
  announceShell,
  LEASE,
  renewShell,
  type RunningShell,
  type ShellState,
  withdrawShell,
} from '@paw/release/store/runningShells.ts';
import type { ReleaseStore } from '@paw/release/store/releaseStore.ts';
import type { Log } from '@paw/node/createLog.ts';

/** Delay before the next try when the store cannot be written. ms */
const RETRY_DELAY = 5_000;

export interface Announcement {
  /** This shell's name in the store; undefined until it is written. */
  instance: () => string | undefined;
  withdraw: () => Promise<void>;
}

/** The lease is renewed so often that one failure does not end it. ms */
const RENEW_EVERY = LEASE / 3;

/**
 * Registers this shell in the store and renews its lease there, each time with its state. While the store cannot be
 * written the shell serves all the same.
 */
export async function announceWithRetry(
  store: ReleaseStore,
  env: string,
  { url, origin }: { url: string; origin?: string },
  log: Log,
  state: () => ShellState,
): Promise<Announcement> {
  let shell: RunningShell | undefined;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const announce = async () => {
    try {
      if (shell) await renewShell(store, env, shell, state());
      else shell = await announceShell(store, env, url, origin);
      timer = isOver ? undefined : setTimeout(renew, RENEW_EVERY).unref();
    } catch (error) {
      log.error({ err: error }, 'This shell’s lease could not be written to the release store.');
      timer = isOver ? undefined : setTimeout(renew, RETRY_DELAY).unref();
    }
  };
  const renew = () => {
    announcing = announce();
  };
  let announcing = announce();
  await announcing;
  return {
    instance: () => shell?.instance,
    withdraw: async () => {
      isOver = true;
      clearTimeout(timer);
      // A renewal that is under way would write the lease again.
      await announcing;
      if (shell) await withdrawShell(store, env, shell.instance).catch(() => undefined);
    },
  };
}
