import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { BUCKET, hasCeph, startCeph } from '../testing/startCeph.ts';
import { testStoreContract } from '../testing/storeContract.ts';
import { openBucketStore } from './bucketStore.ts';

const newAddress = () => `s3://${BUCKET}/${randomUUID()}`;

(hasCeph() ? describe : describe.skip)('on the S3 gateway of Ceph', () => {
  let ceph: Awaited<ReturnType<typeof startCeph>>;
  beforeAll(async () => {
    ceph = await startCeph();
  });
  afterAll(() => {
    ceph?.stop();
    removeTemporaryFolders();
  });

  const open = (address = newAddress()) => openBucketStore(address, ceph.env);
  const environment = () => ({ ...process.env, ...ceph.env });

  testStoreContract(() => open());

  test('of two processes that write 200 keys at once, each key has exactly one winner, and its bytes', async () => {
    const address = newAddress();
    const script = writeScript(`
      const keys = Array.from({ length: 200 }, (_, n) => 'log/local/' + n);
      await store.list('');
      while (Date.now() < Number(process.argv[4]));
      const won = await Promise.all(keys.map(async (key) => (await store.putIfAbsent(key, process.argv[3])) && key));
      console.log(JSON.stringify(won.filter(Boolean)));`);
    const start = String(Date.now() + 2_000);
    const run = (by: string) =>
      promisify(execFile)(process.execPath, [script, address, by, start], { env: environment() });
    const runs = await Promise.all(['ana', 'ben'].map(run));
    const [ana = [], ben = []] = runs.map(({ stdout }) => JSON.parse(stdout) as string[]);
    expect(new Set([...ana, ...ben]).size).toBe(200);
    expect(ana.length + ben.length).toBe(200);
    expect(Math.min(ana.length, ben.length)).toBeGreaterThan(0);
    for (const key of ana) expect(String(await open(address).get(key))).toBe('ana');
  });

  test('a listing of 1,205 keys is complete and sorted', async () => {
    const store = open();
    const keys = Array.from({ length: 1_205 }, (_, n) => `releases/cart/${n}.js`);
    await Promise.all(keys.map((key) => store.putIfAbsent(key, '')));
    expect(await store.list('releases/')).toEqual(keys.toSorted());
  });

  test.each([0.1, 3, 11])('a client that is killed when %s MB of 12 are sent leaves nothing', async (megabytes) => {
    const address = newAddress();
    const gate = await openGate(ceph.env.AWS_ENDPOINT_URL, megabytes * 1e6);
    const script = writeScript(`await store.list(''); await store.putIfAbsent('file', Buffer.alloc(12e6, 'x'));`);
    const env = { ...environment(), AWS_ENDPOINT_URL: gate.url };
    const child = spawn(process.execPath, [script, address], { env, stdio: 'inherit' });
    await gate.reached;
    child.kill('SIGKILL');
    await once(child, 'exit');
    gate.close();
    const store = open(address);
    expect(await store.get('file')).toBeUndefined();
    expect(await store.list('')).toEqual([]);
    expect(await store.putIfAbsent('file', 'whole')).toBe(true);
  });

  test('wrong credentials, a wrong key and a bucket that does not exist are sentences with the fix', async () => {
    const openWith = (env: object, address = newAddress()) => openBucketStore(address, { ...ceph.env, ...env });
    await expect(openWith({ AWS_SECRET_ACCESS_KEY: 'x' }).list('')).rejects.toThrow('refuses the signature: check');
    await expect(openWith({ AWS_ACCESS_KEY_ID: 'x' }).get('a')).rejects.toThrow('does not know the access key');
    await expect(openWith({}, 's3://nobodys').get('a')).rejects.toThrow('no such bucket. Create it');
  });
});

/** `store` is the one of the first argument. */
function writeScript(code: string): string {
  const script = join(temporaryFolder(), 'script.mts');
  const source = JSON.stringify(join(__dirname, 'bucketStore.ts'));
  writeFileSync(
    script,
    `import { openBucketStore } from ${source};\nconst store = openBucketStore(process.argv[2], process.env);\n${code}`,
  );
  return script;
}

/** Passes everything on to `target` until a connection has sent so many bytes; the rest of it waits. */
async function openGate(target: string, most: number) {
  const { hostname, port } = new URL(target);
  let reach = () => {};
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const server = createServer((socket) => {
    const onward = connect(Number(port), hostname);
    let sent = 0;
    socket.on('data', (bytes) => {
      sent += bytes.length;
      onward.write(bytes.subarray(0, bytes.length - Math.max(0, sent - most)));
      if (sent < most) return;
      socket.pause();
      reach();
    });
    onward.pipe(socket);
    const end = () => [socket, onward].forEach((one) => one.destroy());
    for (const one of [socket, onward]) one.on('error', end).on('close', end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const own = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${own}`, reached, close: () => server.close() };
}
