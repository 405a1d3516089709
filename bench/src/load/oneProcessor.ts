import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const hasTaskset = spawnSync('taskset', ['--version'], { stdio: 'ignore' }).error === undefined;

/** Whether {@link onOneProcessor} can do what it says: on Linux, with util-linux or BusyBox. */
export const canShareProcessor = process.platform === 'linux' && hasTaskset;

/**
 * Keeps processes on one processor, where they take turns, while `run` goes on. The number is that of the processor, for
 * {@link onProcessor}; undefined where it can't be done.
 *
 * On two processors, a driver that waits for a server is woken by each answer, in the server's time; one that is behind
 * is not. So a server that computes longer also pays for more wake-ups.
 */
export async function onOneProcessor<Result>(
  pids: readonly number[],
  run: (processor: number | undefined) => Promise<Result>,
): Promise<Result> {
  if (!canShareProcessor) return run(undefined);
  const before = pids.map((pid) => ({ pid, list: readProcessors(pid) }));
  const processor = lastOf(before[0]?.list ?? '0');
  try {
    for (const pid of pids) setProcessors(pid, String(processor));
    return await run(processor);
  } finally {
    for (const { pid, list } of before) restore(pid, list);
  }
}

/** A program and its arguments, to be started on that processor. */
export function onProcessor(
  processor: number | undefined,
  file: string,
  args: readonly string[],
): [file: string, args: string[]] {
  return processor === undefined ? [file, [...args]] : ['taskset', ['-c', String(processor), file, ...args]];
}

/** Also of the processes that it has started meanwhile. One that has ended needs nothing. */
function restore(pid: number, list: string): void {
  try {
    setProcessors(pid, list);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean);
    for (const child of children) restore(Number(child), list);
  } catch {
    // It has ended.
  }
}

/** Such as `0-3` or `1,3`. */
function readProcessors(pid: number): string {
  const output = execFileSync('taskset', ['-cp', String(pid)], { encoding: 'utf8' });
  return output.slice(output.lastIndexOf(':') + 1).trim();
}

/** Of all its threads. */
function setProcessors(pid: number, list: string): void {
  execFileSync('taskset', ['-acp', list, String(pid)], { stdio: 'ignore' });
}

const lastOf = (list: string) => Number(/\d+$/.exec(list)?.[0] ?? 0);
