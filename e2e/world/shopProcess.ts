/** Runs `npm start` like a person at a terminal, and release commands. */
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
  /** File that its output is appended to; by default a new one. */
  outputFile?: string;
  /** A checkout of this repository. */
  folder?: string;
  /** npm's arguments; by default `start`. */
  command?: string[];
}

export interface ShopProcess {
  child: ChildProcess;
  isRunning: () => boolean;
  dataFolder: string;
  outputFile: string;
  output: () => string;
  /** Length of the output before it started. */
  outputBefore: number;
  /** The exit code, or the signal that ended it. */
  exited: Promise<number | NodeJS.Signals>;
  removeFiles: () => void;
}

/** All tests have the same IP. */
const manyGuests = {
  ORDERS_PER_SESSION: '1000',
  ORDERS_PER_ADDRESS: '100000',
  ASKED_PER_SESSION: '1000',
  ASKED_PER_ADDRESS: '100000',
};

/** Starts it in its own process group, so a signal reaches all processes, like Ctrl-C in a terminal. */
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
      // Most tests change releases directly in the store, so their shops run without a registry.
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

/** `npm run release -- …` against the store in a data folder, without npm's own start, for tests run hundreds of them. */
export async function runRelease(
  dataFolder: string,
  args: string[],
  folder = checkout,
  env: Record<string, string> = {},
): Promise<Ended> {
  const child = spawn(process.execPath, ['release/src/cli/main.ts', ...args], {
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

/** Removes variables that the test runner and npm set, because a shop's owner does not have them. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const foreign =
    /^(npm_|PLAYWRIGHT|SITE_|PW_|TEST_|AWS_)|^(NODE_ENV|FORCE_COLOR|DATABASE_URL|HOST|PORT|PAW_DATA|RELEASE_STORE|REGISTRY_PORT|STAFF_PORT|STAFF_HOST|STAFF_KEY|STAFF_URL|STAFF_BOOTSTRAP_KEY|MONITOR_PORT|MONITOR_HOST|PAW_TOKEN|PAW_REGISTRY|INIT_CWD)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
}
