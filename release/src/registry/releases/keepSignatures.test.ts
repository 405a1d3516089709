import { openVault, type Vault } from '../../testing/openVault.ts';
import { idOf, publishSample, removeTemporaryFolders } from '../../testing/sampleRelease.ts';
import { sealPublication } from '../../trust/publication.ts';
import { keepSignatures } from './keepSignatures.ts';

let vault: Vault;
let manifest: Buffer;
const named = { remote: 'cart', release: idOf('a') };

beforeEach(async () => {
  vault = await openVault();
  await publishSample(vault.disk, 'cart', 'a');
  manifest = (await vault.disk.get(`releases/cart/${idOf('a')}/release.json`)) ?? Buffer.of();
});
afterAll(removeTemporaryFolders);

const seal = (name: 'cart team' | 'thief', over = manifest, release = idOf('a')) =>
  sealPublication({ remote: 'cart', release, at: '2026-01-01', manifest: over }, vault.keys[name]);
const keep = (...texts: string[]) =>
  keepSignatures(vault.as('registry'), named, Object.fromEntries(texts.map((text, n) => [`signature-${n + 1}`, text])));
const isTrusted = () => vault.reader().trust.checkRelease('cart', idOf('a'), manifest);

test("A team's signature that comes with its release makes it trusted", async () => {
  const { keyid } = vault.keys['cart team'];
  expect(await keep(await seal('cart team'))).toEqual([keyid]);
  await expect(isTrusted()).resolves.toBeUndefined();
});

test('What is no signature of a known key over this release is not kept', async () => {
  const other = Buffer.from('{}');
  const texts = [
    await seal('thief'),
    await seal('cart team', other),
    await seal('cart team', manifest, idOf('b')),
    '{',
  ];
  expect(await keep(...texts)).toEqual([]);
  expect(await vault.disk.list('signatures/')).toEqual([]);
});

test('A signature that was for bytes of before gives way to the one that is good', async () => {
  const key = `signatures/cart/${idOf('a')}/${vault.keys['cart team'].keyid}.json`;
  await vault.disk.putIfAbsent(key, await seal('cart team', Buffer.from('{}')));
  await expect(isTrusted()).rejects.toMatchObject({ code: 'untrusted' });
  expect(await keep(await seal('cart team'))).toHaveLength(1);
  await expect(isTrusted()).resolves.toBeUndefined();
});
