import { setTimeout as pause } from 'node:timers/promises';
import { listProcesses } from './listProcesses.ts';
import type { ShopProcess } from './shopProcess.ts';

/** The start gives its processes 8 s in total; a busy machine takes longer. ms */
const END_LIMIT = 40_000;

/**
 * Presses Ctrl-C. @throws when the exit code is wrong, or when a process is left, which is then killed. Ctrl-C also
 * ends the command shell between npm and the start, so npm may report the signal after everything has ended.
 */
export async function endShop({ child, isRunning, dataFolder, exited, output }: ShopProcess): Promise<void> {
  if (isRunning() && child.pid) process.kill(-child.pid, 'SIGINT');
  const code = await Promise.race([exited, pause(END_LIMIT, 'still running', { ref: false })]);
  let left = listProcesses(dataFolder);
  // The operating system may take a moment to remove them.
  for (let tries = 0; left.length && tries < 50; tries++) {
    await pause(100);
    left = listProcesses(dataFolder);
  }
  for (const line of left) process.kill(Number.parseInt(line, 10), 'SIGKILL');
  if (left.length) throw new Error(`After Ctrl-C these processes were left:\n${left.join('\n')}`);
  if (code !== 0 && code !== 'SIGINT')
    throw new Error(`After Ctrl-C npm start ended with ${code}. It said:\n${output()}`);
}
