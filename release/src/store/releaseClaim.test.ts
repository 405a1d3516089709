import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import { removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { startFakeBucket } from '../testing/startFakeBucket.ts';
import { openBucketStore } from './bucketStore.ts';
import { openFolderStore } from './folderStore.ts';
import { claimRelease, REMOVAL, removeOldClaims, withClaim } from './releaseClaim.ts';
import type { ReleaseStore } from './releaseStore.ts';

let bucket: Awaited<ReturnType<typeof startFakeBucket>>;
beforeAll(async () => {
  bucket = await startFakeBucket();
});
afterAll(async () => {
  await bucket.stop();
  removeTemporaryFolders();
});

const cart = { remote: 'cart', release: 'a'.repeat(16) };
const folder = `claims/cart/${cart.release}`;
const claim = { what: REMOVAL, until: Date.now() + 60_000, host: hostname(), pid: process.pid, start: 'another' };
let buckets = 0;

describe.each<[string, () => ReleaseStore]>([
  ['a folder', () => openFolderStore(temporaryFolder())],
  ['a bucket', () => openBucketStore(`s3://fake/${buckets++}`, bucket.env)],
])('in %s', (_, open) => {
  test('of ten who want to remove a release at once, never two do it at a time', async () => {
    const store = open();
    let [running, most, done] = [0, 0, 0];
    const remove = () =>
      withClaim(store, cart, REMOVAL, async () => {
        most = Math.max(most, ++running);
        await new Promise((next) => setTimeout(next, 2));
        running--;
        done++;
      });
    await Promise.all(Array.from({ length: 10 }, remove));
    expect([most, done, await store.list('claims/')]).toEqual([1, 10, []]);
  }, 30_000);

  test('those who publish the same do not wait for each other, and a removal waits for both', async () => {
    const store = open();
    const [first, second] = [
      await claimRelease(store, cart, 'publish x'),
      await claimRelease(store, cart, 'publish x'),
    ];
    expect(await claimRelease(store, cart, 'publish y')).toBeUndefined();
    await first?.();
    expect(await claimRelease(store, cart, REMOVAL)).toBeUndefined();
    await second?.();
    expect(await claimRelease(store, cart, REMOVAL)).toBeDefined();
  });

  test.each([
    ['of a process that has ended', { ...claim, pid: spawnSync(process.execPath, ['-e', '']).pid }],
    ['of an earlier process with the same pid', claim],
    ['that is over', { ...claim, host: 'elsewhere', until: Date.now() - 1 }],
    ['that cannot be read', 'x'],
  ])('a claim %s holds nobody up', async (_kind, left) => {
    const store = open();
    await store.putIfAbsent(`${folder}/left`, JSON.stringify(left));
    const end = await claimRelease(store, cart, 'publish x');
    await end?.();
    expect([end === undefined, await store.list('claims/')]).toEqual([false, []]);
  });

  test('a claim of another machine holds, and old claims are removed', async () => {
    const store = open();
    await store.putIfAbsent(`${folder}/held`, JSON.stringify({ ...claim, host: 'elsewhere' }));
    await store.putIfAbsent(`${folder}/old`, JSON.stringify({ ...claim, until: 0 }));
    expect(await claimRelease(store, cart, 'publish x')).toBeUndefined();
    await removeOldClaims(store);
    expect(await store.list('claims/')).toEqual([`${folder}/held`]);
  });
});
