import { readFileSync } from 'node:fs';

/** Of all threads of a process since its start, in ms; 0 when it has ended, or where the system has no such file. */
export function processorTime(pid: number): number {
  try {
    // The second field is a name in parentheses, which may have spaces. Then come state, ten others, user and system.
    const [, rest = ''] = /.*\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const [user = 0, system = 0] = rest.split(' ').slice(11, 13).map(Number);
    return (user + system) * 10;
  } catch {
    return 0;
  }
}
