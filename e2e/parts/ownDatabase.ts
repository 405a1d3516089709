import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfDatabase } from '../world/dataFolders.ts';
import { checkout } from '../world/shopProcess.ts';

export interface OwnDatabase {
  /** Path of its socket. */
  path: string;
  stop: () => Promise<void>;
}

/** Starts an embedded database without `npm start`. @throws Error with its output when it does not open */
export async function openOwnDatabase(): Promise<OwnDatabase> {
  const folder = copyOfDatabase();
  const child = spawn(process.execPath, ['api/src/platform/database/pgliteServer.ts'], {
    cwd: checkout,
    env: { ...process.env, PAW_DATA: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let words = '';
  const listens = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        words += text;
        if (words.includes('The database listens at')) resolve();
      });
    }
  });
  const isOpen = await Promise.race([listens.then(() => true), ended.then(() => false)]);
  if (!isOpen) throw new Error(`The database did not open: ${words}`);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const host = new URL(/postgres:\/\/\S+/.exec(words)?.[0].replace('@/', '@localhost/') ?? '').searchParams.get('host');
  return { path: join(host ?? '', '.s.PGSQL.5432'), stop };
}
