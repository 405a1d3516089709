/** `npm start` and `npm run release` as a person at a terminal runs them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const checkout = join(import.meta.dirname, '../..');

export interface StartOptions {
  port?: number;
  dataFolder?: string;
  env?: Record<string, string>;
  /** Where its words are added; a file of its own when not given. */
  outputFile?: string;
  /** A checkout of this repository. */
  folder?: string;
  /** What npm is asked to do; `start` when not given. */
  command?: string[];
}

export interface ShopProcess {
  child: ChildProcess;
  isRunning: () => boolean;
  dataFolder: string;
  outputFile: string;
  output: () => string;
  /** How much of the output was there before it started. */
  outputBefore: number;
  /** The exit code, or the signal that ended it. */
  exited: Promise<number | NodeJS.Signals>;
  removeFiles: () => void;
}

/** All tests are guests at one address on the network. */
const manyGuests = {
  ORDERS_PER_SESSION: '1000',
  ORDERS_PER_ADDRESS: '100000',
  ASKED_PER_SESSION: '1000',
  ASKED_PER_ADDRESS: '100000',
};

/** Starts it in a process group of its own, so a signal reaches all of it, as Ctrl-C in a terminal does. */
export async function spawnShop(options: StartOptions = {}): Promise<ShopProcess> {
  const { port, dataFolder, env, folder = checkout, command = ['start'] } = options;
  const own = mkdtempSync(join(tmpdir(), 'paw-e2e-'));
  const data = dataFolder ?? join(own, 'data');
  const outputFile = options.outputFile ?? join(own, 'output.txt');
  const file = openSync(outputFile, 'a');
  const outputBefore = readFileSync(outputFile, 'utf8').length;
  const child = spawn('npm', command, {
    cwd: folder,
    env: {
      ...plainEnvironment(),
      PORT: String(port ?? (await findFreePort())),
      PAW_DATA: data,
      PREPARE_AFTER: 'never',
      // Most tests change releases in the store itself; a process less for each of their shops.
      REGISTRY_PORT: 'off',
      LOG_SAMPLE: '1',
      ...manyGuests,
      ...env,
    },
    stdio: ['ignore', file, file],
    detached: true,
  });
  closeSync(file);
  return {
    child,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    dataFolder: data,
    outputFile,
    outputBefore,
    output: () => readFileSync(outputFile, 'utf8'),
    exited: once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals),
    removeFiles: () => rmSync(own, { recursive: true, force: true }),
  };
}

export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** `npm run release -- …` against the store in a data folder. */
export async function runRelease(
  dataFolder: string,
  args: string[],
  folder = checkout,
  env: Record<string, string> = {},
): Promise<Ended> {
  const child = spawn('npm', ['run', '--silent', 'release', '--', ...args], {
    cwd: folder,
    env: { ...plainEnvironment(), PAW_DATA: dataFolder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (text) => (stdout += text));
  child.stderr.on('data', (text) => (stderr += text));
  const [code] = await once(child, 'close');
  return { code: code ?? 1, stdout, stderr };
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** What the test runner and npm put into the environment is nothing that a shop's owner has set. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const foreign =
    /^(npm_|PLAYWRIGHT|SITE_|PW_|TEST_|AWS_)|^(NODE_ENV|FORCE_COLOR|DATABASE_URL|HOST|PORT|PAW_DATA|RELEASE_STORE|REGISTRY_PORT|PAW_TOKEN|PAW_REGISTRY|INIT_CWD)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
}
