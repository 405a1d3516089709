import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** Linux: the scheduling class for idle time. */
const IDLE = ['-i', '0'];
let chrt: string | undefined;

/**
 * At the lowest ordinary priority (nice 19), Linux lets a process finish its turn of some milliseconds before a visitor's
 * page goes on. In the class for idle time it loses the processor at once. `chrt` of util-linux or BusyBox starts it there.
 * @param command a program and its arguments
 * @returns what to run instead; the same command where the system has no such class or does not allow it
 */
export function idleCommand(command: readonly string[]): readonly string[] {
  chrt ??= findChrt() ?? '';
  return chrt ? [chrt, ...IDLE, ...command] : command;
}

/** @returns its path, when it works: a container may forbid what it does */
function findChrt(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(isAbsolute);
  const found = folders.map((folder) => join(folder, 'chrt')).find((path) => existsSync(path));
  return found && spawnSync(found, [...IDLE, 'sh', '-c', ':'], { stdio: 'ignore' }).status === 0 ? found : undefined;
}
