import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { environmentOf, type Hook } from './hooks.ts';
import { plainEnvironment } from '../../machine/environments.ts';
import { findShell, type ShellProcess } from './ShellProcess.ts';

export interface ShopSettings {
  env?: Readonly<Record<string, string>>;
  /** Loaded into the shop's processes. */
  hooks?: readonly Hook[];
}

export interface RunningShop {
  /** Without a slash at its end. */
  url: string;
  /** From the command to the printed address. */
  seconds: number;
  /** All that it has said. */
  output: () => string;
  outputFile: string;
  /** Where its other processes listen. */
  services: ShopServices;
  isRunning: () => boolean;
  shell: () => Promise<ShellProcess>;
  stop: () => Promise<void>;
}

export interface ShopServices {
  api: string;
  pictures: string;
  registry: string;
}

interface Where {
  folder: string;
  temporary: string;
  dataFolder: string;
  storeFolder: string;
}

/**
 * Its output goes into a file: a pipe would have to be read by this process, and so cost the machine time that is
 * being measured. @throws Error with what it said when it does not open.
 */
export async function startShop(where: Where, { env, hooks = [] }: ShopSettings): Promise<RunningShop> {
  const begun = performance.now();
  const outputFile = join(where.temporary, 'output.txt');
  rmSync(outputFile, { force: true });
  const file = openSync(outputFile, 'a');
  const child = spawn('npm', ['start'], {
    cwd: where.folder,
    env: {
      ...plainEnvironment(where.folder),
      PORT: String(await findFreePort()),
      PAW_DATA: where.dataFolder,
      PREPARE_AFTER: 'never',
      ...environmentOf(hooks, where.temporary),
      ...env,
    },
    stdio: ['ignore', file, file],
    detached: true,
  });
  closeSync(file);
  const trimming = setInterval(() => trim(outputFile), 500).unref();
  child.on('exit', () => clearInterval(trimming));
  const output = () => readFileSync(outputFile, 'utf8');
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  for (;;) {
    const url = /The shop is open: (http[^\s"]+)/.exec(output())?.[1];
    if (url) {
      const seconds = (performance.now() - begun) / 1000;
      // An IP address: a name has to be looked up, and may have two addresses.
      const own = url.replace('localhost', '127.0.0.1');
      const monitor = readFileSync(join(where.dataFolder, 'monitor-url'), 'utf8').trim();
      const shell = () => findShell(where.storeFolder, monitor);
      // Now, because what it has printed may be cut later.
      const services = readServices(output());
      return { url: own, seconds, output, outputFile, services, isRunning, shell, stop: () => end(child) };
    }
    if (!isRunning()) {
      throw new Error(`npm start ended with ${child.exitCode ?? child.signalCode}. It said:\n${output()}`);
    }
    await pause(25);
  }
}

/** From what the processes print when they listen; '' for one that is not there. */
function readServices(text: string): ShopServices {
  const of = (name: string) => new RegExp(`The ${name} listens at (http[^\\s"]+)`).exec(text)?.[1] ?? '';
  return { api: of('api'), pictures: of('pictures process'), registry: of('registry') };
}

/** A line for each of some ten thousand answers a second would fill a disk. */
function trim(file: string): void {
  if (statSync(file).size > 64 * 2 ** 20) truncateSync(file);
}

/** To the whole group, as Ctrl-C in a terminal does. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  if (child.pid) process.kill(-child.pid, 'SIGINT');
  await ended;
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
