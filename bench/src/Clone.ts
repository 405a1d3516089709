/** A fresh clone of this checkout's last commit, in a folder of its own: what a newcomer has. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const checkout = join(import.meta.dirname, '../..');

export interface RunningShop {
  url: string;
  /** From the command to the printed address. */
  seconds: number;
  output: string;
  stop: () => Promise<void>;
}

export class Clone {
  readonly folder = join(mkdtempSync(join(tmpdir(), 'paw-bench-')), 'shop');

  constructor() {
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', checkout, this.folder]);
  }

  /** `npm start`, until it has printed the shop's address. */
  async start(): Promise<RunningShop> {
    const begun = performance.now();
    const child = spawn('npm', ['start'], {
      cwd: this.folder,
      env: { ...plainEnvironment(), PORT: String(await findFreePort()) },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    const url = await new Promise<string>((resolve, reject) => {
      const read = (text: Buffer) => {
        output += text.toString();
        const found = /^The shop is open: (\S+)$/m.exec(output)?.[1];
        if (found) resolve(found);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.on('exit', (code) => reject(new Error(`npm start ended with ${code}. It said:\n${output}`)));
    });
    return { url, seconds: (performance.now() - begun) / 1000, output, stop: () => end(child) };
  }

  /** Runs it to its end, silently. @throws with what it said. */
  run(file: string, args: string[], env: Record<string, string> = {}, cwd = this.folder): void {
    try {
      execFileSync(file, args, {
        cwd,
        env: { ...plainEnvironment(), ...env },
        encoding: 'utf8',
        stdio: 'pipe',
        maxBuffer: 2 ** 28,
      });
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${file} ${args.join(' ')} failed:\n${`${stdout}${stderr}`.slice(-4000)}`, { cause: error });
    }
  }

  remove(): void {
    rmSync(join(this.folder, '..'), { recursive: true, force: true });
  }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  if (child.pid) process.kill(-child.pid, 'SIGINT');
  await ended;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Nothing of npm's run of the bench, nor of this shop's own settings. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const foreign = /^(npm_|PAW_|SITE_)|^(NODE_ENV|DATABASE_URL|HOST|PORT|INIT_CWD)$/;
  const kept = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  // npm run puts the checkout's own tools first.
  const path = (process.env.PATH ?? '').split(':').filter((part) => !part.startsWith(checkout));
  return { ...Object.fromEntries(kept), PATH: path.join(':') };
}
