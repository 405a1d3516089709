import { announceShell, withdrawShell } from '@paw/release/store/runningShells.ts';
import type { ReleaseStore } from '@paw/release/store/releaseStore.ts';
import type { Log } from '@paw/node/createLog.ts';

/** A store that cannot be written is tried again after so long. ms */
const PAUSE = 5_000;

export interface Announcement {
  /** This shell's name in the store; undefined while the store has not taken it. */
  instance: () => string | undefined;
  withdraw: () => Promise<void>;
}

/** Says in the store that this shell runs. A store that is full keeps it from that, not from serving. */
export async function keepAnnounced(store: ReleaseStore, env: string, url: string, log: Log): Promise<Announcement> {
  let instance: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  const announce = async () => {
    try {
      instance = (await announceShell(store, env, url)).instance;
    } catch (error) {
      log.error({ err: error }, 'The release store does not know yet that this shell runs.');
      timer = setTimeout(() => void announce(), PAUSE).unref();
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
