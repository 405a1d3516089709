/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { devLibrary } from './devLibrary.ts';

const folder = mkdtempSync(join(tmpdir(), 'paw-dev-library-'));
afterAll(() => rmSync(folder, { recursive: true }));
const published = { get: jest.fn() };
const library = devLibrary(published, () => folder);

beforeEach(() => {
  const sha384 = createHash('sha384').update('code').digest('base64');
  mkdirSync(join(folder, 'node'), { recursive: true });
  writeFileSync(join(folder, 'node/remote.cjs'), 'code');
  const files = [{ path: 'node/remote.cjs', size: 4, sha384 }];
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ name: 'catalog', release: 'dev', files }));
});

test('release "dev" has the files that the watched build lists, and no others', async () => {
  const { manifest, read } = await library.get('catalog', 'dev');
  expect(manifest.name).toBe('catalog');
  expect(String(await read('node/remote.cjs'))).toBe('code');
  expect(await read('../package.json')).toBeUndefined();
});

test('a file of the next build is not mixed into the current one', async () => {
  const { read } = await library.get('catalog', 'dev');
  writeFileSync(join(folder, 'node/remote.cjs'), 'half of the ne');
  await expect(read('node/remote.cjs')).rejects.toThrow('catalog: node/remote.cjs is being rebuilt.');
});

test('every other release comes from the store', async () => {
  await library.get('cart', '0123456789abcdef');
  expect(published.get).toHaveBeenCalledWith('cart', '0123456789abcdef');
});
