import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  idOf,
  removeTemporaryFolders,
  sampleManifest,
  temporaryFolder,
  writeSample,
} from '../testing/sampleRelease.ts';
import { disk } from './fileAccess.ts';
import { openFolderStore } from './folderStore.ts';
import { publishRelease } from './publishRelease.ts';
import { claimRelease, REMOVAL } from './releaseClaim.ts';
import { listReleases, readManifest, readVerified, sha384, verifyRelease } from './releases.ts';

const record = { by: 'ana', at: '2026-01-01T00:00:00.000Z', revision: 'abc' };

afterAll(removeTemporaryFolders);

function build(name: string, digit: string, changes?: object) {
  const folder = temporaryFolder();
  writeSample(folder, name, digit, changes);
  return folder;
}

test('a published release is stored completely, with its publish record', async () => {
  const store = openFolderStore(temporaryFolder());
  const { outcome, manifest } = await publishRelease(store, build('cart', 'a'), record);
  expect(outcome).toBe('published');
  expect(await readManifest(store, 'cart', idOf('a'))).toEqual(manifest);
  expect(await verifyRelease(store, manifest)).toEqual([]);
  expect(await listReleases(store, 'cart')).toMatchObject([{ release: idOf('a'), ...record }]);
});

test('publishing the same bytes again changes nothing', async () => {
  const store = openFolderStore(temporaryFolder());
  await publishRelease(store, build('cart', 'a'), record);
  const again = await publishRelease(store, build('cart', 'a'), { ...record, by: 'ben' });
  expect(again.outcome).toBe('already');
  expect(await listReleases(store, 'cart')).toMatchObject([{ by: 'ana' }]);
});

test('a different release.json under a published id is refused, and the first one is kept', async () => {
  const store = openFolderStore(temporaryFolder());
  const { manifest } = await publishRelease(store, build('cart', 'a'), record);
  const other = build('cart', 'a', { operations: ['getCart'] });
  await expect(publishRelease(store, other, record)).rejects.toThrow('is not reproducible');
  expect(await readManifest(store, 'cart', idOf('a'))).toEqual(manifest);
});

/** The same release with a compressed file as another version of Node writes it. */
function buildCompressed(text: string) {
  const folder = build('cart', 'a');
  const file = join(folder, 'release.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(join(folder, 'browser/remoteEntry.js.br'), text);
  const described = { path: 'browser/remoteEntry.js.br', size: text.length, sha384: sha384(Buffer.from(text)) };
  writeFileSync(file, JSON.stringify({ ...manifest, files: [...manifest.files, described] }));
  return folder;
}

test('the same release compressed by another version of Node counts as published', async () => {
  const store = openFolderStore(temporaryFolder());
  const { manifest } = await publishRelease(store, buildCompressed('by one'), record);
  const again = await publishRelease(store, buildCompressed('by another'), record);
  expect(again).toEqual({ manifest, outcome: 'already' });
  expect(await verifyRelease(store, manifest)).toEqual([]);
});

test.each([
  ['a file', 'node/remoteEntry.cjs', 'by one'],
  ['a compressed file', 'browser/remoteEntry.js.br', 'by another'],
  ['its release.json', 'release.json', 'by another'],
])('a lost %s is repaired by a build of another version of Node', async (_, path, compressed) => {
  const store = openFolderStore(temporaryFolder());
  await publishRelease(store, buildCompressed('by one'), record);
  await store.delete(`releases/cart/${idOf('a')}/${path}`);
  const again = { by: 'ben', at: '2026-02-02T00:00:00.000Z' };
  expect(await publishRelease(store, buildCompressed('by another'), again, true)).toMatchObject({
    outcome: 'repaired',
  });
  expect(await publishRelease(store, buildCompressed('by another'), again)).toMatchObject({ outcome: 'repaired' });
  const manifest = await readManifest(store, 'cart', idOf('a'));
  expect(await verifyRelease(store, manifest)).toEqual([]);
  expect(String(await readVerified(store, manifest, 'browser/remoteEntry.js.br'))).toBe(compressed);
  expect(await listReleases(store, 'cart')).toMatchObject([{ release: idOf('a'), ...record }]);
  expect(await publishRelease(store, buildCompressed('by one'), again)).toMatchObject({ outcome: 'already' });
});

test('with a lost release.json, different files under the same id are refused', async () => {
  const store = openFolderStore(temporaryFolder());
  await publishRelease(store, buildCompressed('by one'), record);
  const folder = `releases/cart/${idOf('a')}`;
  await store.delete(`${folder}/release.json`);
  await store.delete(`${folder}/node/remoteEntry.cjs`);
  await store.putIfAbsent(`${folder}/node/remoteEntry.cjs`, 'exports.remote = 2;');
  await expect(publishRelease(store, buildCompressed('by another'), record)).rejects.toThrow('is not reproducible');
});

test('a file that does not match release.json is refused before anything is written', async () => {
  const store = openFolderStore(temporaryFolder());
  const folder = build('cart', 'a');
  writeFileSync(join(folder, 'node/remoteEntry.cjs'), 'another one');
  await expect(publishRelease(store, folder, record)).rejects.toThrow(
    /node.remoteEntry.cjs does not match release.json/,
  );
  rmSync(join(folder, 'node/remoteEntry.cjs'));
  await expect(publishRelease(store, folder, record)).rejects.toThrow(/remoteEntry.cjs is missing/);
  expect(await store.list('')).toEqual([]);
});

test.each([
  ['no JSON', '{"name":', /is not a valid release.json \(see the file\)/],
  ['no contract', JSON.stringify({ ...sampleManifest('cart', 'a'), contract: 'one' }), /see contract/],
  ['an entry that is not listed', JSON.stringify({ ...sampleManifest('cart', 'a'), files: [] }), /does not list it/],
  [
    'a file outside of it',
    JSON.stringify({
      ...sampleManifest('cart', 'a'),
      files: [...sampleManifest('cart', 'a').files, { path: '../x', size: 1, sha384: '' }],
    }),
    /leads out of the release/,
  ],
])('a release.json with %s is refused', async (_, text, why) => {
  const store = openFolderStore(temporaryFolder());
  const folder = build('cart', 'a');
  writeFileSync(join(folder, 'release.json'), text);
  await expect(publishRelease(store, folder, record)).rejects.toThrow(why);
  expect(await store.list('')).toEqual([]);
});

test('a full disk leaves no release, and publishing again with free space succeeds', async () => {
  const root = temporaryFolder();
  let left = 2;
  const write: typeof disk.write = async (path, bytes) => {
    if (left-- <= 0) throw Object.assign(new Error(), { code: 'ENOSPC' });
    await disk.write(path, bytes);
  };
  const folder = build('cart', 'a');
  await expect(publishRelease(openFolderStore(root, { ...disk, write }), folder, record)).rejects.toThrow('is full');
  const store = openFolderStore(root);
  await expect(readManifest(store, 'cart', idOf('a'))).rejects.toThrow('There is no release');
  expect((await publishRelease(store, folder, record)).outcome).toBe('published');
  expect(await verifyRelease(store, await readManifest(store, 'cart', idOf('a')))).toEqual([]);
});

test('one damaged byte is detected and never served, and publishing again repairs it', async () => {
  const root = temporaryFolder();
  const store = openFolderStore(root);
  const folder = build('cart', 'a');
  const { manifest } = await publishRelease(store, folder, record);
  const stored = join(root, 'releases/cart', idOf('a'), 'browser/remoteEntry.js');
  const bytes = await readVerified(store, manifest, 'browser/remoteEntry.js');
  writeFileSync(stored, Buffer.from(bytes.map((byte, index) => (index === 3 ? byte ^ 1 : byte))));
  expect(await verifyRelease(store, manifest)).toEqual([{ path: 'browser/remoteEntry.js', problem: 'damaged' }]);
  await expect(readVerified(store, manifest, 'browser/remoteEntry.js')).rejects.toThrow(
    /remoteEntry.js .* publish cart again/,
  );
  expect((await publishRelease(store, folder, record)).outcome).toBe('repaired');
  expect(await readVerified(store, manifest, 'browser/remoteEntry.js')).toEqual(bytes);
});

test('a release.json that was changed in the store counts as damaged, even if it is valid', async () => {
  const root = temporaryFolder();
  const store = openFolderStore(root);
  const folder = build('cart', 'a');
  await publishRelease(store, folder, record);
  const stored = join(root, 'releases/cart', idOf('a'), 'release.json');
  mkdirSync(join(root, 'releases/cart', idOf('a')), { recursive: true });
  writeFileSync(stored, JSON.stringify(sampleManifest('cart', 'a', { contract: 2 })));
  await expect(readManifest(store, 'cart', idOf('a'))).rejects.toThrow(/release.json of cart@a+ is damaged/);
  expect((await publishRelease(store, folder, record)).outcome).toBe('repaired');
  expect((await readManifest(store, 'cart', idOf('a'))).contract).toBe(1);
});

test('releases are listed newest first', async () => {
  const store = openFolderStore(temporaryFolder());
  for (const [digit, day] of [
    ['b', 2],
    ['a', 3],
    ['c', 1],
  ] as const) {
    await publishRelease(store, build('cart', digit), { ...record, at: `2026-01-0${day}T00:00:00.000Z` });
  }
  expect((await listReleases(store, 'cart')).map(({ release }) => release[0])).toEqual(['a', 'b', 'c']);
});

test('only the shell’s releases have the name shell and host facts', async () => {
  const host = { contracts: [1], table: ['/'], main: { js: [], css: [] } };
  const store = openFolderStore(temporaryFolder());
  for (const [name, changes] of [
    ['shell', {}],
    ['cart', { host }],
  ] as const) {
    const folder = temporaryFolder();
    writeSample(folder, name, 'a', changes);
    await expect(publishRelease(store, folder, { by: 'ana', at: '2026-01-01T00:00:00.000Z' })).rejects.toThrow(
      'have the name "shell"',
    );
  }
});

test('of two who publish different bytes under one id at once, in any order of their writes, one is stored whole', async () => {
  for (let tries = 0; tries < 5; tries++) {
    const store = openFolderStore(temporaryFolder());
    const evil = build('cart', 'a');
    writeFileSync(join(evil, 'browser/remoteEntry.js'), 'evil');
    const text = readFileSync(join(evil, 'release.json'), 'utf8');
    const { files, ...facts } = JSON.parse(text) as { files: { path: string }[] };
    const described = { path: 'browser/remoteEntry.js', size: 4, sha384: sha384('evil') };
    writeFileSync(join(evil, 'release.json'), JSON.stringify({ ...facts, files: [described, files[1]] }));
    const both = [build('cart', 'a'), evil].map((folder) => publishRelease(store, folder, record));
    const results = await Promise.allSettled(both);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await verifyRelease(store, await readManifest(store, 'cart', idOf('a')))).toEqual([]);
  }
});

test('a release that is just removed is published after that, whole', async () => {
  const store = openFolderStore(temporaryFolder());
  const { manifest } = await publishRelease(store, build('cart', 'a'), record);
  const end = await claimRelease(store, { remote: 'cart', release: idOf('a') }, REMOVAL);
  await store.delete(`releases/cart/${idOf('a')}/release.json`);
  const again = publishRelease(store, build('cart', 'a'), record);
  await new Promise((next) => setTimeout(next, 50));
  for (const key of await store.list('releases/')) await store.delete(key);
  await end?.();
  expect((await again).outcome).toBe('repaired');
  expect(await verifyRelease(store, manifest)).toEqual([]);
});

test('of a release with many files, only some are in memory at once while they are checked', async () => {
  const store = openFolderStore(temporaryFolder());
  const { manifest } = await publishRelease(store, build('cart', 'a'), record);
  let [running, most] = [0, 0];
  const get = async (key: string) => {
    most = Math.max(most, ++running);
    const bytes = await store.get(key);
    running--;
    return bytes;
  };
  const files = Array.from({ length: 200 }, () => manifest.files).flat();
  expect(await verifyRelease({ ...store, get }, { ...manifest, files })).toEqual([]);
  expect(most).toBeLessThanOrEqual(16);
});
