import { openFolderStore } from '@paw/release/store/folderStore.ts';
import { listRunningShells } from '@paw/release/store/runningShells.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { readProcessorSeconds } from '../load/programs.ts';

/** The environment whose log `npm start` follows. */
export const releaseEnv = 'local';

/** The shop's shell, seen from outside. */
export interface ShellProcess {
  pid: number;
  /** Of all its threads and renderers, since it began. */
  processorSeconds: () => Promise<number>;
  /** The first series of that name in `/metrics`. @throws Error when there is none. */
  metric: (name: string) => Promise<number>;
  /** Forced. Only in a shop with the hook `collectOnSignal`. */
  collectGarbage: () => Promise<void>;
}

/** By the record that a running shell leaves in its store. @param monitorUrl has its metrics @throws Error when none runs. */
export async function findShell(storeFolder: string, monitorUrl: string): Promise<ShellProcess> {
  const [shell] = await listRunningShells(openFolderStore(storeFolder), releaseEnv);
  if (!shell) throw new Error(`No shell runs on ${storeFolder}: it died, or "npm start" was ended.`);
  const { pid } = shell;
  const metric = async (name: string) => {
    const text = await (await fetch(`${monitorUrl}/metrics`)).text();
    const found = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)`, 'm').exec(text)?.[1];
    if (found === undefined) throw new Error(`The shell's /metrics has no ${name}.`);
    return Number(found);
  };
  return {
    pid,
    metric,
    processorSeconds: () => readProcessorSeconds(pid, () => metric('process_cpu_seconds_total')),
    collectGarbage: async () => {
      process.kill(pid, 'SIGUSR2');
      await pause(700);
    },
  };
}
