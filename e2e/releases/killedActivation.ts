import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkout } from '../world/shopProcess.ts';
import type { World } from '../world/world.ts';

/** Activates a release by a command that is killed once its entry is in the log. It does not wait for a shell. */
export async function killedActivation({ dataFolder }: World, reference: string): Promise<void> {
  const store = join(dataFolder, 'store');
  const count = () => readdirSync(join(store, 'log/local')).length;
  const before = count();
  const args = ['release/src/cli/main.ts', 'activate', reference, '--store', store, '--by', 'a team'];
  const child = spawn(process.execPath, args, { cwd: checkout, stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (count() === before && child.exitCode === null) await pause(5);
  child.kill('SIGKILL');
  await ended;
  if (count() === before) throw new Error(`The activation of ${reference} was refused before it was written.`);
}
