import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

/** Thrown when another process holds the data folder; the message is a whole sentence for the person who started. */
export class FolderInUse extends Error {}

/**
 * Holds a folder for this process until `release` or until the process ends, however it ends. PGlite itself locks
 * nothing, and two processes in one folder lose acknowledged rows. On Linux the lock is an abstract socket, which the
 * system frees at once even after kill -9; elsewhere it is a file with the process id and its start time.
 */
export async function lockFolder(folder: string): Promise<{ release: () => Promise<void> }> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const real = realpathSync(folder);
  return process.platform === 'linux' ? lockBySocket(real) : lockByFile(real);
}

/** A short name for a folder, the same in every process. */
function folderHash(folder: string): string {
  return createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24);
}

function inUse(folder: string, holder: number | undefined): FolderInUse {
  const who = holder ? `process ${holder}` : 'process unknown';
  return new FolderInUse(
    `The data folder ${folder} is in use by another shop (${who}). Stop that one, or set PAW_DATA to another folder.`,
  );
}

async function lockBySocket(folder: string) {
  const path = `\0paw-${folderHash(folder)}`;
  // A process that connects learns who holds the folder.
  const server = createServer((socket) => socket.on('error', () => {}).end(String(process.pid)));
  const taken = await new Promise<boolean>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(true) : reject(error),
    );
    server.listen(path, () => resolve(false));
  });
  if (taken) throw inUse(folder, await askHolder(path));
  server.unref();
  return { release: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

function askHolder(path: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.setTimeout(1000, () => socket.destroy());
    let answer = '';
    socket.on('data', (data) => (answer += data));
    socket.on('error', () => {});
    socket.on('close', () => resolve(Number(answer) || undefined));
  });
}

function lockByFile(folder: string) {
  const file = join(folder, 'shop.lock');
  const mine = `${process.pid} ${startOf(process.pid)}`;
  try {
    writeFileSync(file, mine, { flag: 'wx' });
  } catch {
    const holder = readFileSync(file, 'utf8');
    const pid = Number.parseInt(holder, 10);
    if (startOf(pid) && holder === `${pid} ${startOf(pid)}`) throw inUse(folder, pid);
    writeFileSync(file, mine);
  }
  return { release: async () => rmSync(file, { force: true }) };
}

/** When a process started, as text, or '' when there is none: a process id alone may belong to someone else by now. */
function startOf(pid: number): string {
  try {
    const [command, args]: [string, string[]] =
      process.platform === 'win32'
        ? ['powershell', ['-NoProfile', '-Command', `(Get-Process -Id ${pid}).StartTime.Ticks`]]
        : ['ps', ['-o', 'lstart=', '-p', String(pid)]];
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
