import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { FolderInUse } from '../database/folderLock.ts';
import { socketUrl } from '../database/socketFolder.ts';

const entry = join(import.meta.dirname, '../database/pgliteServer.ts');
/** Attempts to reach a database that a shop is starting at this moment, with 200 ms between them. */
const TRIES = 50;

/** What the database process says first. */
type First = { type: 'listening'; url: string } | { type: 'failed'; message: string; isInUse: boolean };

/**
 * Works with the embedded database of a data folder: with the one that a running shop has, else with one that is started
 * for this work alone.
 */
export async function withEmbedded<Result>(
  data: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const own = await startEmbedded(data).catch((error: unknown) => {
    if (error instanceof FolderInUse) return undefined;
    throw error;
  });
  try {
    return await withDatabase(own ? () => own.url : () => socketUrl(data), work);
  } finally {
    await own?.stop();
  }
}

/**
 * Starts the embedded database of a data folder.
 * @throws FolderInUse when another process has it, Error with the database's own words
 */
export async function startEmbedded(data: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = fork(entry, {
    env: { PATH: process.env.PATH, PAW_DATA: data, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const first = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  const message = first[0] as First | number | null;
  if (typeof message !== 'object' || !message) throw new Error('The embedded database ended at its start.');
  if (message.type === 'failed') throw message.isInUse ? new FolderInUse(message.message) : new Error(message.message);
  return { url: message.url, stop: () => end(child) };
}

/** Connects when the database answers, and disconnects after the work. */
export async function withDatabase<Result>(
  address: () => string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = await connect(address);
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function connect(address: () => string): Promise<pg.Client> {
  for (let tries = 1; ; tries++) {
    const client = new pg.Client({ connectionString: address(), application_name: 'paw-shop' });
    // The statement under way fails too: without a listener the process would end before it can say so.
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (tries === TRIES) throw error;
      await pause(200);
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
}
