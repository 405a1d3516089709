/** The ten attacks that The Update Framework names, on a real store with real keys: each is refused in words. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appendSealed, readLog } from '../store/activationLog.ts';
import { NO_HASH } from '../store/logPlace.ts';
import { openFolderStore } from '../store/folderStore.ts';
import { readManifest, readVerified } from '../store/releases.ts';
import { openVault } from '../testing/openVault.ts';
import { idOf, publishSample, removeTemporaryFolders } from '../testing/sampleRelease.ts';
import { signFreshness, verifyFreshness } from './freshness.ts';
import { readBounded } from './readBounded.ts';

afterAll(removeTemporaryFolders);

const one = 'log/production/00000001';
const two = 'log/production/00000002';
const cart = (digit: string) => ({ changes: { cart: idOf(digit) } });

test('arbitrary software: a release that was put into the store by hand is refused', async () => {
  const { disk, reader } = await openVault();
  await publishSample(disk, 'cart', 'e');
  await expect(readManifest(reader(), 'cart', idOf('e'))).rejects.toMatchObject({
    code: 'untrusted',
    message: expect.stringMatching(/^cart@e+ is signed by no one\. Publish it again with a key that may publish cart/),
  });
});

test('arbitrary software: an activation that no one signed, or a stranger did, is refused', async () => {
  const { disk, reader, keys, as, write } = await openVault();
  const draft = { n: 1, at: '2026-01-01', by: 'ana', action: 'activate', ...cart('e') };
  await disk.putIfAbsent(one, JSON.stringify(draft));
  await expect(readLog(reader(), 'production')).rejects.toThrow(/Entry 1 of "production".*is not signed, although/);
  await disk.delete(one);
  await expect(write('thief', cart('e'))).rejects.toThrow(
    /The entry has 0 of 1 signatures that it takes to change cart/,
  );
  expect(await disk.get(one)).toBeUndefined();
  expect(as('thief').trust.signers).toEqual([keys.thief]);
});

test('endless data: of an object without end only the beginning is read', async () => {
  const { disk, folder, reader, write } = await openVault();
  await write('ana', cart('a'));
  await write('ana', cart('b'));
  writeFileSync(join(folder, 'store', two), Buffer.alloc(50 * 2 ** 20, 'x'));
  expect(await disk.get(two, 1_000)).toHaveLength(1_001);
  await expect(readLog(reader(), 'production')).rejects.toThrow(/has more than the 262144 bytes that are read of it/);
});

test('extraneous dependencies: a release brings no file that its team did not sign', async () => {
  const { disk, reader, publish } = await openVault();
  await publish('cart team', 'cart', 'a');
  await disk.putIfAbsent(`releases/cart/${idOf('a')}/browser/more.js`, 'steal()');
  const store = reader();
  const manifest = await readManifest(store, 'cart', idOf('a'));
  await expect(readVerified(store, manifest, 'browser/more.js')).rejects.toThrow(/has no file browser\/more\.js/);
});

test('fast-forward: a number far ahead, or a root that no one signed, does not lock readers out', async () => {
  const { disk, reader, replace, write } = await openVault();
  const { n } = await write('ana', cart('a'));
  const bytes = (await disk.get(one)) ?? Buffer.of();
  await replace('log/production/09999999', bytes);
  await expect(readLog(reader(), 'production')).rejects.toThrow(/more than 1000000 entries/);
  await disk.delete('log/production/09999999');
  await replace('root/2.json', (await disk.get('root/1.json')) ?? '');
  await expect(readLog(reader(), 'production')).rejects.toThrow(/The root, version 2 .* was signed as root\/1\.json/);
  await disk.delete('root/2.json');
  expect((await readLog(reader(), 'production')).length).toBe(n);
});

test('indefinite freeze: the word that this is the newest entry runs out after 30 s', async () => {
  const { as, keys } = await openVault();
  const [root] = await as('registry').trust.roots();
  const now = Date.parse('2026-01-01T12:00:00Z');
  const text = Buffer.from(await signFreshness({ env: 'production', n: 0, hash: NO_HASH }, [keys.registry], now));
  const verify = (at: number, env = 'production') => root && verifyFreshness(text, root, env, at);
  expect(verify(now + 29_000)).toMatchObject({ n: 0 });
  expect(() => verify(now + 31_000)).toThrow(/The registry's word on "production" has run out/);
  expect(() => verify(now - 60_000)).toThrow(/is dated in the future/);
  expect(() => verify(now, 'staging')).toThrow(/was signed as freshness\/production, and copied here/);
});

test('malicious mirror: a copy of the store that says less than was seen before is refused', async () => {
  const { disk, reader, write } = await openVault();
  await write('ana', cart('a'));
  await write('ana', cart('b'));
  await readLog(reader(), 'production');
  await disk.delete(two);
  await expect(readLog(reader(), 'production')).rejects.toThrow(
    /The log of "production" ends with entry 1, and entry 2 was there before\. Someone shows an old log as the newest/,
  );
});

test('mix-and-match: entries of two histories do not make a third', async () => {
  const { disk, reader, replace, write } = await openVault();
  await write('ana', cart('a'));
  const kept = (await disk.get(one)) ?? '';
  await disk.delete(one);
  await write('ana', cart('c'));
  await write('ana', cart('d'));
  await replace(one, kept);
  await expect(readLog(reader(), 'production')).rejects.toThrow(/Entry 2 .* does not follow the entry before it/);
});

test('rollback: an old root is not taken for the newest one, and a rolled back log neither', async () => {
  const { disk, reader, write, root, keys } = await openVault();
  await write('ana', cart('a'));
  const { putRoot } = await import('../testing/openVault.ts');
  await putRoot(disk, { ...root, version: 2 }, [keys.root], await disk.get('root/1.json'));
  await readLog(reader(), 'production');
  await disk.delete('root/2.json');
  await expect(readLog(reader(), 'production')).rejects.toThrow(/version 1, and this reader has seen version 2/);
});

test('slow retrieval: a store that never answers is left after a while', async () => {
  const { disk } = await openVault();
  const slow = { ...disk, get: () => new Promise<undefined>(() => undefined) };
  await expect(readBounded(slow, one, 50)).rejects.toThrow(/did not arrive within 0\.05 s/);
});

test("wrong software: another team's release under my name is refused, and one remote's bytes as another's", async () => {
  const { disk, reader, publish, replace } = await openVault();
  await publish('cart team', 'catalog', 'a');
  await expect(readManifest(reader(), 'catalog', idOf('a'))).rejects.toThrow(
    /catalog@a+ is signed by cart team, who may not publish catalog/,
  );
  await publish('ana', 'cart', 'b');
  const other = await disk.get(`releases/catalog/${idOf('a')}/release.json`);
  await replace(`releases/cart/${idOf('b')}/release.json`, other ?? '');
  await expect(readManifest(reader(), 'cart', idOf('b'))).rejects.toThrow(/release\.json of cart@b+ is damaged/);
});

test('a whole other store under the same address is refused by a machine that has seen the first, or knows its root', async () => {
  const [mine, other] = [await openVault(), await openVault()];
  await readLog(mine.reader(), 'production');
  rmSync(join(mine.folder, 'store'), { recursive: true });
  await expect(readLog(mine.reader(), 'production')).rejects.toThrow(/The release store has no root, and this reader/);
  const copied = openFolderStore(join(mine.folder, 'store'));
  await copied.putIfAbsent('root/1.json', (await other.disk.get('root/1.json')) ?? '');
  await expect(readLog(mine.reader(), 'production')).rejects.toThrow(
    /first root is \w{12}, and this reader has trusted/,
  );
});

test('downgrade: a plain entry after signed ones is refused', async () => {
  const { disk, reader, write } = await openVault();
  await write('ana', cart('a'));
  const plain = JSON.stringify({ n: 2, at: '2026-01-01', by: 'ana', action: 'activate', ...cart('b') });
  const words = /Entry 2 of "production".*is not signed, although/;
  const store = reader();
  await readLog(store, 'production');
  await disk.putIfAbsent(two, plain);
  await expect(readLog(store, 'production')).rejects.toThrow(words);
  await disk.delete(two);
  expect(await readLog(store, 'production')).toHaveLength(1);
});

test('a clock that runs ahead: a signed entry of tomorrow is neither written nor signed again', async () => {
  const { disk, as, write } = await openVault();
  await write('ana', cart('a'));
  const { trust } = as('ana');
  const at = new Date(Date.now() + 10 * 60_000).toISOString();
  const sealed = await trust.seal('production', 1, { at, by: 'ana', action: 'activate', ...cart('b') }, trust.signers);
  if (!sealed) throw new Error('The store has no root.');
  const refused = { code: 'refused', message: expect.stringMatching(/is 10 minutes from now\. Nothing was changed/) };
  const bytes = Buffer.from(sealed.text);
  await expect(appendSealed(as('ana'), 'production', sealed)).rejects.toMatchObject(refused);
  await expect(as('bob').trust.cosign('production', bytes, as('bob').trust.signers)).rejects.toMatchObject(refused);
  expect(await disk.get(two)).toBeUndefined();
});

test('a clock that ran ahead: an entry that is in the log already is read with a warning', async () => {
  const { disk, as, reader } = await openVault();
  const { trust } = as('ana');
  const at = new Date(Date.now() + 10 * 60_000).toISOString();
  const sealed = await trust.seal('production', 0, { at, by: 'ana', action: 'activate', ...cart('a') }, trust.signers);
  await disk.putIfAbsent(one, sealed?.text ?? '');
  const warnings: string[] = [];
  const store = reader('reader', { onWarning: (text) => warnings.push(text) });
  expect(await readLog(store, 'production')).toHaveLength(1);
  expect(warnings).toEqual([expect.stringMatching(/is dated 10 minutes in the future/)]);
});
