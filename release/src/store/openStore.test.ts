import { join } from 'node:path';
import { removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { startFakeBucket } from '../testing/startFakeBucket.ts';
import { openStore, storeAddress } from './openStore.ts';

afterAll(removeTemporaryFolders);

test('a path opens a folder, which is watched and asked often', async () => {
  const folder = temporaryFolder();
  const store = openStore(folder, {});
  expect(await store.putIfAbsent('a', '1')).toBe(true);
  expect(store).toMatchObject({ address: folder, folder, pollMs: 250 });
});

test('s3:// opens a bucket, which is asked every two seconds', async () => {
  const bucket = await startFakeBucket();
  const store = openStore('s3://fake/shop', bucket.env);
  expect(await store.putIfAbsent('a', '1')).toBe(true);
  expect(bucket.objects.has('shop/a')).toBe(true);
  expect(store).toMatchObject({ address: 's3://fake/shop', pollMs: 2_000 });
  expect(store.folder).toBeUndefined();
  await bucket.stop();
});

test('without RELEASE_STORE the store is in the data folder', () => {
  expect(storeAddress('/data', {})).toBe(join('/data', 'store'));
  expect(storeAddress('/data', { RELEASE_STORE: 's3://shop' })).toBe('s3://shop');
});
