import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

let ticks: number | undefined;

/**
 * User and system time of all threads of a process, those that have ended included, from the operating system.
 * @param otherwise where there is no /proc
 */
export async function readProcessorSeconds(pid: number, otherwise: () => Promise<number>): Promise<number> {
  if (process.platform !== 'linux') return otherwise();
  const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
  // The second field is the command in brackets, and may hold blanks.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  ticks ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return (Number(fields[11]) + Number(fields[12])) / ticks;
}
