import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { listProcesses } from './listProcesses.ts';
import type { World } from './world.ts';

const scripts = {
  database: 'api/src/platform/database/pgliteServer.ts',
  api: 'api/src/server.ts',
  pictures: 'pictures/src/server.ts',
  supervisor: 'shell/src/supervisor/main.ts',
  shell: 'shell/src/supervisor/runRelease.ts',
} as const;

type Part = keyof typeof scripts;

/** The processes of a shop, for tests that stop one of them. */
export function partsOf({ dataFolder }: Pick<World, 'dataFolder'>) {
  /** @throws Error when there is none, because it died and has not restarted yet */
  const pid = (part: Part): number => {
    const found = listProcesses(dataFolder).filter((line) => line.includes(` ${scripts[part]}`));
    if (found.length !== 1) throw new Error(`${found.length} processes of ${dataFolder} are its ${part}, not one.`);
    return Number.parseInt(found[0] ?? '', 10);
  };
  const setting = (part: Part, name: string): string => readSetting(pid(part), name);
  return {
    pid,
    /** The value of an environment variable of the process. */
    setting,
    signal: (part: Part, signal: NodeJS.Signals) => process.kill(pid(part), signal),
    /** The start, which restarts dead parts, pauses until the returned function is called. */
    holdRestarts: (): (() => void) => {
      const start = Number(setting('pictures', 'PAW_STARTED_BY'));
      const holders = [start, pid('supervisor')];
      for (const holder of holders) process.kill(holder, 'SIGSTOP');
      return () => {
        for (const holder of holders) process.kill(holder, 'SIGCONT');
      };
    },
  };
}

function readSetting(pid: number, name: string): string {
  const lines =
    process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
      : execFileSync('ps', ['eww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).split(/\s/);
  const found = lines.find((line) => line.startsWith(`${name}=`));
  if (found === undefined) throw new Error(`Process ${pid} has no ${name}.`);
  return found.slice(name.length + 1);
}
