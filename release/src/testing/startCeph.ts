import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { AwsClient } from 'aws4fetch';

/** All that Debian's packages radosgw, ceph-mon and ceph-osd bring. */
const programs = ['radosgw', 'radosgw-admin', 'ceph-mon', 'ceph-osd', 'ceph', 'ceph-authtool', 'monmaptool'];

/** The name of the bucket that {@link startCeph} makes. */
export const BUCKET = 'releases';

const LIMIT = 60_000;

/** False where Ceph is not installed, which it says. */
export function hasCeph(): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const missing = programs.filter((name) => !folders.some((folder) => existsSync(join(folder, name))));
  if (missing.length) {
    console.warn(
      `NOT TESTED on a real S3 server: ${missing.join(', ')} not found. Install Ceph, as with "apt-get install --no-install-recommends radosgw ceph-mon ceph-osd".`,
    );
  }
  return missing.length === 0;
}

interface Ceph {
  /** Variables that open `s3://releases/…`. */
  env: { AWS_ENDPOINT_URL: string; AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string };
  stop: () => void;
}

/** A Ceph cluster of one monitor, one disk in memory and one S3 gateway; it starts in a few seconds. */
export async function startCeph(): Promise<Ceph> {
  const folder = mkdtempSync(join(tmpdir(), 'paw-ceph-'));
  const children: ReturnType<typeof spawn>[] = [];
  const stop = () => {
    for (const child of children) child.stdin?.end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  };
  const start = (program: string, ...args: string[]) => children.push(startInFolder(folder, program, args));
  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(program, program.includes('tool') ? args : ['-c', join(folder, 'ceph.conf'), ...args]);
  try {
    const [monitor, gateway, id, disk] = [await findPort(), await findPort(), randomUUID(), randomUUID()];
    for (const name of ['mon', 'osd', 'rgw']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'ceph.conf'), configuration(folder, id, monitor));
    const keyring = join(folder, 'keyring');
    await run('ceph-authtool', '--create-keyring', keyring, '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *');
    const admin = ['-n', 'client.admin', '--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *'];
    await run('ceph-authtool', keyring, '--gen-key', ...admin);
    const map = join(folder, 'monmap');
    await run('monmaptool', '--create', '--fsid', id, '--addv', 'a', `[v2:127.0.0.1:${monitor}]`, map);
    await run('ceph-mon', '-i', 'a', '--mkfs', '--monmap', map, '--keyring', keyring);
    start('ceph-mon', '-i', 'a', '-f');
    await run('ceph', 'osd', 'new', disk);
    const added = await run('ceph', 'auth', 'get-or-create', 'osd.0', 'mon', 'allow profile osd', 'osd', 'allow *');
    writeFileSync(keyring, added.stdout, { flag: 'a' });
    await run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk);
    start('ceph-osd', '-i', '0', '-f');
    const keys = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test-secret' };
    const user = ['--uid=test', '--display-name=test', '--access-key=test', '--secret-key=test-secret'];
    await run('radosgw-admin', '-n', 'client.admin', 'user', 'create', ...user);
    // Without tcp_nodelay every answer waits for 40 ms.
    const frontend = `beast endpoint=127.0.0.1:${gateway} tcp_nodelay=1`;
    start('radosgw', '-n', 'client.admin', '-f', `--rgw-frontends=${frontend}`);
    const env = { AWS_ENDPOINT_URL: `http://127.0.0.1:${gateway}`, ...keys };
    await createBucket(env, folder);
    return { env, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Kills the program when this process ends its input, or is gone. */
function startInFolder(folder: string, program: string, args: string[]) {
  const output = openSync(join(folder, 'output'), 'a');
  const watch = 'exec 3<&0; "$@" </dev/null 3<&- & read -r line <&3; kill -9 $!; wait';
  const command = [program, '-c', join(folder, 'ceph.conf'), ...args];
  return spawn('sh', ['-c', watch, 'sh', ...command], { stdio: ['pipe', output, output] });
}

async function createBucket(env: Ceph['env'], folder: string): Promise<void> {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region: 'us-east-1', retries: 0 });
  for (const end = Date.now() + LIMIT; Date.now() < end; await pause(50)) {
    const answer = await client.fetch(`${env.AWS_ENDPOINT_URL}/${BUCKET}`, { method: 'PUT' }).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
  }
  throw new Error(`Ceph did not start within ${LIMIT / 1000} s: ${readFileSync(join(folder, 'output'), 'utf8')}`);
}

async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address ? address.port : 0;
}

function configuration(folder: string, id: string, monitor: number): string {
  const settings: Record<string, string | number | boolean> = {
    fsid: id,
    'mon host': `v2:127.0.0.1:${monitor}`,
    'public network': '127.0.0.0/8',
    'ms bind ipv6': false,
    keyring: join(folder, 'keyring'),
    'run dir': folder,
    'admin socket': '',
    'log file': join(folder, '$name.log'),
    'pid file': join(folder, '$name.pid'),
    'mon data': join(folder, 'mon'),
    'osd data': join(folder, 'osd'),
    'rgw data': join(folder, 'rgw'),
    'osd objectstore': 'memstore',
    'memstore device bytes': 2 ** 30,
    'osd crush chooseleaf type': 0,
    'osd pool default size': 1,
    'osd pool default min size': 1,
    'osd pool default pg num': 1,
    'osd pool default pgp num': 1,
    'osd pool default pg autoscale mode': 'off',
    'mon allow pool size one': true,
    'mon max pg per osd': 1000,
    // A cluster of one has nobody to wait for.
    'paxos propose interval': 0.05,
    'paxos min wait': 0.01,
    'rgw enable gc threads': false,
    'rgw enable lc threads': false,
    'rgw enable quota threads': false,
    'rgw run sync thread': false,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  return `[global]\n${lines.join('\n')}\n`;
}
