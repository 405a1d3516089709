/** A shop whose release store is a bucket that cannot be reached for a while. `PAW_BUCKET_AWAY=300` makes that five minutes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BUCKET, hasCeph, startCeph } from '../../release/src/testing/startCeph.ts';
import { CutLine } from './CutLine.ts';
import { checkout, plainEnvironment } from './environments.ts';

const away = Number(process.env.PAW_BUCKET_AWAY ?? 40);
/** `*` becomes a number that was not asked before. */
const paths = ['/', '/product/Adjustable-Dog-Collar', '/login', '/search/leash%20*', '/api/products/featured'];

jest.setTimeout(600_000 + away * 1_000);

(hasCeph() ? describe : describe.skip)('on the S3 gateway of Ceph', () => {
  test(`a bucket is away for ${away} s: pages go on, commands say so, and it all goes on afterward`, async () => {
    const ceph = await startCeph();
    const line = await CutLine.open(Number(new URL(ceph.env.AWS_ENDPOINT_URL).port));
    const data = mkdtempSync(join(tmpdir(), 'paw-bucket-'));
    const port = await findFreePort();
    const env = {
      ...plainEnvironment(checkout),
      ...ceph.env,
      AWS_ENDPOINT_URL: `http://127.0.0.1:${line.port}`,
      AWS_REGION: 'us-east-1',
      RELEASE_STORE: `s3://${BUCKET}/shop`,
      PAW_DATA: data,
      PREPARE_AFTER: 'never',
      PORT: String(port),
    };
    const release = (...args: string[]) => runToEnd(['release/src/cli/main.ts', ...args], env);
    const shop = spawn('npm', ['start'], { cwd: checkout, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    try {
      await untilOpen(shop);
      const readers = startReaders(`http://127.0.0.1:${port}`);
      await pause(5_000);
      line.change('silent');
      await pause(away * 500);
      const published = await release('publish', 'content');
      expect([published.code, published.said]).toEqual([
        1,
        expect.stringMatching(/s3:\/\/releases\/shop.*(answer|reach)/i),
      ]);
      line.change('refusing');
      expect((await release('status')).said).toMatch(/s3:\/\/releases\/shop/);
      await pause(away * 500);
      line.change('working');
      expect(await release('freeze', '--until', '1h', '--reason', 'the bucket was away')).toMatchObject({ code: 0 });
      // Its lease ended meanwhile, and the shell holds a new one.
      let shells: unknown[] = [];
      for (let tries = 0; tries < 30 && shells.length !== 1; tries += 1) {
        ({ shells } = JSON.parse((await release('status', '--json')).said) as { shells: unknown[] });
        await pause(1_000);
      }
      expect(shells).toHaveLength(1);
      const { reads, failed } = await readers.end();
      console.log(`${reads} reads, ${failed.length} failed, while the bucket was away for ${away} s`);
      expect(failed).toEqual([]);
      expect(reads).toBeGreaterThan(away);
    } finally {
      await end(shop);
      await line.close();
      ceph.stop();
      rmSync(data, { recursive: true, force: true });
    }
  });
});

/** @throws Error with what it said when it ends */
async function untilOpen(shop: ChildProcess): Promise<void> {
  let said = '';
  for (const stream of [shop.stdout, shop.stderr]) stream?.on('data', (text) => (said = (said + text).slice(-100_000)));
  while (!said.includes('The shop is open')) {
    if (shop.exitCode !== null) throw new Error(`npm start ended with ${shop.exitCode}: ${said}`);
    await pause(50);
  }
}

function startReaders(origin: string) {
  const over = new AbortController();
  let reads = 0;
  const failed: string[] = [];
  const run = async (first: number) => {
    for (let turn = first; !over.signal.aborted; turn += 1) {
      reads += 1;
      const path = (paths[turn % paths.length] ?? '/').replace('*', String(reads));
      const status = await fetch(origin + path, { redirect: 'error' }).then(
        async (answer) => (await answer.arrayBuffer(), answer.status),
        (error: Error) => error.message,
      );
      if (status !== 200) failed.push(`${path}: ${status}`);
      await pause(50);
    }
  };
  const running = Promise.all([0, 1].map(run));
  return {
    end: async () => {
      over.abort();
      await running;
      return { reads, failed };
    },
  };
}

async function runToEnd(args: string[], env: NodeJS.ProcessEnv): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, args, { cwd: checkout, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  return { code, said };
}

async function end(shop: ChildProcess): Promise<void> {
  if (shop.exitCode !== null || shop.signalCode !== null) return;
  // With its output, which a process that it started may hold for longer.
  const ended = once(shop, 'exit');
  if (shop.pid) process.kill(-shop.pid, 'SIGINT');
  await ended;
  shop.stdout?.destroy();
  shop.stderr?.destroy();
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
