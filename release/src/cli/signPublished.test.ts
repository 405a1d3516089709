import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { publishRelease } from '../store/publishRelease.ts';
import { sha384 } from '../store/releases.ts';
import { readPublications } from '../trust/publication.ts';
import { openVault } from '../testing/openVault.ts';
import {
  idOf,
  removeTemporaryFolders,
  sampleManifest,
  temporaryFolder,
  writeSample,
} from '../testing/sampleRelease.ts';
import { describeSignatures, signPublished } from './signPublished.ts';

afterAll(removeTemporaryFolders);

async function publishAs(signer: 'cart team' | 'thief') {
  const { disk, keys, publish, reader } = await openVault();
  await publish(signer, 'cart', 'a');
  const bytes = (await disk.get(`releases/cart/${idOf('a')}/release.json`)) ?? Buffer.of();
  return describeSignatures(reader(), { name: 'cart', release: idOf('a'), bytes }, [keys[signer].keyid]);
}

test('A release that a stranger signed cannot be activated yet, and the publisher reads what to do', async () => {
  expect(await publishAs('thief')).toMatch(
    /^Signed with the key \w{8}\. Note: it cannot be activated yet\. cart@a+ .* Publish it again with a key that may publish cart/,
  );
});

test("A release with its team's signature needs no more", async () => {
  expect(await publishAs('cart team')).toMatch(/^Signed with the key \w{8}\.$/);
});

/** A build of the same release. @param map text of its source map @param quality of its packing, as of another Node */
function build(map: string, quality = 11): string {
  const folder = temporaryFolder();
  const bytes = brotliCompressSync(map, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  const path = 'maps/browser/remoteEntry.js.map.br';
  const { files } = sampleManifest('cart', 'a');
  writeSample(folder, 'cart', 'a', { files: [...files, { path, size: bytes.length, sha384: sha384(bytes) }] });
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), bytes);
  return folder;
}

const map = '{"version":3,"sources":["src/cart/Cart.tsx"],"mappings":"AAAA"}'.repeat(40);

async function signAfter(first: string, second: string) {
  const { disk, as } = await openVault();
  const record = { by: 'ana', at: '2026-01-01' };
  await publishRelease(disk, first, record);
  const { manifest } = await publishRelease(disk, second, record);
  const note = await signPublished(as('cart team'), manifest, record, second);
  return { note, signatures: (await readPublications(disk, { remote: 'cart', release: idOf('a') })).size };
}

test('The same source maps are signed, whatever version of Node packed them', async () => {
  const { note, signatures } = await signAfter(build(map), build(map, 1));
  expect([note, signatures]).toEqual([expect.stringMatching(/^Signed with the key \w{8}\.$/), 1]);
});

test('Source maps of other sources are not signed, and the publisher reads which and what to do', async () => {
  const { note, signatures } = await signAfter(build(map.replace('Cart.tsx', 'Evil.tsx')), build(map));
  expect(signatures).toBe(0);
  expect(note).toMatch(
    /^Not signed: maps\/browser\/remoteEntry\.js\.map\.br of cart@a+ is of other sources\. Check out the revision/,
  );
});
