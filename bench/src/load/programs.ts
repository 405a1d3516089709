import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** How much of its output an error message shows. Characters. */
const MOST_TOLD = 4000;

/**
 * What it prints, without blocking this process.
 * @throws Error with its output when it fails, and when it is missing.
 */
export function runProgram(
  file: string,
  args: readonly string[],
  where: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...where, stdio: ['ignore', 'pipe', 'pipe'] });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (text: Buffer) => (stdout += text.toString()));
    child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(stdout);
      const words = `${stdout}${stderr}`.slice(-MOST_TOLD);
      reject(new Error(`${file} ${args.join(' ')} ended with ${code ?? signal}: ${words}`));
    });
  });
}

let ticks: number | undefined;

/**
 * User and system time of all threads of a process and of its child processes, those that have ended included, from the
 * operating system.
 * @param otherwise where there is no /proc
 */
export async function readProcessorSeconds(pid: number, otherwise: () => Promise<number>): Promise<number> {
  if (process.platform !== 'linux') return otherwise();
  ticks ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return countTicks(pid) / ticks;
}

/** Linux: its own, those of children that ended, and those of children that run. */
function countTicks(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
  // The second field is the command in brackets, and may hold blanks.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const own = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + countTicks(Number(child)), own);
}
