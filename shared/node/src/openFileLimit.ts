import { readFileSync } from 'node:fs';

/** Limit of this process's open files and connections (`ulimit -n`); undefined where the system does not report it. */
export function openFileLimit(): number | undefined {
  try {
    const found = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return found === undefined ? undefined : Number(found);
  } catch {
    return undefined;
  }
}
