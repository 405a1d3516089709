import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { plainEnvironment } from '../../machine/environments.ts';
import { runProgram } from '../load/programs.ts';
import { nextMessage } from '../nextMessage.ts';
import type { Place } from '../shop/Place.ts';

/** A registry on a data folder of its own, with a token of an admin. */
export async function startRegistry(place: Place, dataFolder: string) {
  const env = { ...plainEnvironment(place.folder), PAW_DATA: dataFolder, HOST: '127.0.0.1', PORT: '0' };
  const issue = ['release/src/cli/main.ts', 'issue-token', 'bench', '--role', 'admin', '--by', 'bench', '--json'];
  const said = await runProgram(process.execPath, issue, { cwd: place.folder, env });
  const { text: token } = JSON.parse(said) as { text: string };
  const output = openSync(join(place.temporary, 'registry.txt'), 'a');
  const child = spawn(process.execPath, ['release/src/registry/main.ts'], {
    cwd: place.folder,
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  try {
    const { url } = await nextMessage<{ url?: string }>(child, 'A registry');
    if (!url) throw new Error('A registry did not start.');
    return { url, token, pid: child.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
