import { announceShell, withdrawShell } from '@paw/release/store/runningShells.ts';
import type { ReleaseStore } from '@paw/release/store/releaseStore.ts';
import type { Log } from '@paw/node/createLog.ts';

/** Delay before the next try when the store cannot be written. ms */
const RETRY_DELAY = 5_000;

export interface Announcement {
  /** This shell's name in the store; undefined until it is written. */
  instance: () => string | undefined;
  withdraw: () => Promise<void>;
}

/** Registers this shell in the store. While the store cannot be written the shell serves all the same. */
export async function announceWithRetry(
  store: ReleaseStore,
  env: string,
  url: string,
  log: Log,
): Promise<Announcement> {
  let instance: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  const announce = async () => {
    try {
      instance = (await announceShell(store, env, url)).instance;
    } catch (error) {
      log.error({ err: error }, 'The release store does not know yet that this shell runs.');
      timer = setTimeout(() => void announce(), RETRY_DELAY).unref();
    }
  };
  await announce();
  return {
    instance: () => instance,
    withdraw: async () => {
      clearTimeout(timer);
      if (instance) await withdrawShell(store, env, instance).catch(() => undefined);
    },
  };
}
