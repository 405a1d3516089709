import { openVault } from '../testing/openVault.ts';
import { idOf, removeTemporaryFolders } from '../testing/sampleRelease.ts';
import { describeSignatures } from './signPublished.ts';

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
