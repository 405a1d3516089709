/** The command line as a team uses it: real processes on a real bucket, with a shell that follows the log. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openStore } from '../store/openStore.ts';
import { startFakeShell } from '../testing/fakeShell.ts';
import { runCli } from '../testing/runCli.ts';
import { idOf, removeTemporaryFolders, temporaryFolder, writeSample } from '../testing/sampleRelease.ts';
import { BUCKET, hasCeph, startCeph } from '../testing/startCeph.ts';
import { keys } from '../store/storeKeys.ts';

(hasCeph() ? describe : describe.skip)('on the S3 gateway of Ceph', () => {
  let stop = () => {};
  beforeAll(async () => {
    const ceph = await startCeph();
    stop = ceph.stop;
    Object.assign(process.env, ceph.env);
  });
  afterAll(() => {
    stop();
    removeTemporaryFolders();
  });

  /** Publishes `cart@a` and `cart@b` as builds would. */
  async function openShop() {
    const address = `s3://${BUCKET}/${randomUUID()}`;
    const publish = (digit: string) => {
      const from = temporaryFolder();
      writeSample(join(from, 'dist/release'), 'cart', digit);
      return runCli(address, 'publish', 'cart', '--from', from, '--no-build');
    };
    for (const digit of 'ab') expect((await publish(digit)).err).toBe('');
    return { address, store: openStore(address, process.env), publish };
  }

  test('releases are activated and rolled back while a shell follows', async () => {
    const { address, store } = await openShop();
    const shell = await startFakeShell(store);
    const a = await runCli(address, 'activate', 'cart@aaaa');
    expect(a).toMatchObject({ code: 0, out: expect.stringContaining('It is live on 1 shell after') });
    expect((await runCli(address, 'activate', 'cart@latest')).code).toBe(0);
    expect((await runCli(address, 'rollback', 'cart', '--reason', 'wrong prices')).out).toContain(idOf('a'));
    const status = JSON.parse((await runCli(address, 'status', '--json')).out);
    await shell.stop();
    expect(JSON.stringify(status)).toContain(idOf('a'));
    expect((await runCli(address, 'history')).out).toContain('wrong prices');
  });

  test('of two that are activated at once, the second is refused or comes after, and the log has no gap', async () => {
    const { address } = await openShop();
    const runs = await Promise.all(
      ['aaaa', 'bbbb'].map((id) => runCli(address, 'activate', `cart@${id}`, '--no-shell')),
    );
    const done = runs.filter(({ code }) => code === 0).length;
    expect(done).toBeGreaterThan(0);
    const history = (await runCli(address, 'history')).out;
    expect(history.match(/activated cart@/g)).toHaveLength(done);
  });

  test('a damaged file is found, and repaired by publishing again', async () => {
    const { address, store, publish } = await openShop();
    await runCli(address, 'activate', 'cart@bbbb', '--no-shell');
    expect((await runCli(address, 'verify')).code).toBe(0);
    const key = keys.file('cart', idOf('b'), 'browser/remoteEntry.js');
    await store.delete(key);
    await store.putIfAbsent(key, 'damaged');
    expect(await runCli(address, 'verify')).toMatchObject({ code: 1, out: expect.stringContaining('remoteEntry.js') });
    expect((await publish('b')).out).toContain('is repaired');
    expect((await runCli(address, 'verify')).code).toBe(0);
  });

  test('gc removes what nothing needs, and leaves the rest whole', async () => {
    const { address, store } = await openShop();
    await runCli(address, 'activate', 'cart@bbbb', '--no-shell');
    expect((await runCli(address, 'gc', '--keep', '0')).out).toContain('1 release and 0 leftover files removed.');
    expect(await store.list(`releases/cart/${idOf('a')}`)).toEqual([]);
    expect((await runCli(address, 'verify')).code).toBe(0);
  });

  test('an address without a store, and one that is none, are sentences', async () => {
    const empty = await runCli(`s3://${BUCKET}/typo`, 'status');
    expect(empty).toMatchObject({ code: 1, err: expect.stringMatching(/^There is no release store in s3:.*typo/) });
    const wrong = await runCli('s3://No', 'status');
    expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('write s3://bucket or s3://bucket/prefix') });
  });
});
