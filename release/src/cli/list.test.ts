import { openFolderStore } from '../store/folderStore.ts';
import { listReleases } from '../store/releases.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { openVault } from '../testing/openVault.ts';
import { idOf, publishSample, removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { history } from './history.ts';
import { list } from './list.ts';
import type { CommandContext, ReleaseCommand } from './releaseCommand.ts';
import { show } from './show.ts';

afterAll(removeTemporaryFolders);

const run = (command: ReleaseCommand, store: ReleaseStore, ...args: string[]) => {
  const context = { store, env: 'production', args, options: { env: 'production' } };
  return command(context as unknown as CommandContext);
};

test('A release shows the key of its team that published it, and any other is unverified', async () => {
  const vault = await openVault();
  await vault.publish('cart team', 'cart', 'a');
  // A team's key vouches for no other team's remote, and a thief's for nothing.
  await vault.publish('cart team', 'catalog', 'b');
  await vault.publish('thief', 'cart', 'c');
  await publishSample(vault.disk, 'cart', 'd');
  const { text, data } = await run(list, vault.reader());
  const line = (digit: string) => text.split('\n').find((one) => one.includes(idOf(digit))) ?? '';
  expect(line('a')).toContain('cart team (key)');
  for (const digit of 'bcd') expect(line(digit)).toContain('(unverified)');
  const found = (data as { releases: { release: string; byIsClaimed: boolean; signedBy: string[] }[] }).releases;
  expect(found.find(({ release }) => release === idOf('a'))).toMatchObject({
    byIsClaimed: false,
    signedBy: ['cart team'],
  });
  expect((await run(show, vault.reader(), `cart@${idOf('a')}`)).text).toMatch(/published +\S+ by cart team \(key\)/);
});

test('An abandoned release shows who has left it, and by what that is proved', async () => {
  const vault = await openVault();
  for (const digit of 'ab') await vault.write('ana', { changes: { cart: idOf(digit) } });
  const back = { action: 'rollback', changes: { cart: idOf('a') }, abandoned: { cart: idOf('b') } };
  await vault.write('bob', { ...back, reason: 'wrong prices' });
  await vault.publish('cart team', 'cart', 'b');
  expect((await run(history, vault.reader())).text).toMatch(/cart@b+ by bob \(key\) at .*: wrong prices/);
});

test('A signature of other bytes vouches for nobody', async () => {
  const vault = await openVault();
  await vault.publish('cart team', 'cart', 'a');
  const key = `releases/cart/${idOf('a')}/release.json`;
  await vault.replace(key, `${String(await vault.disk.get(key))} `);
  expect((await run(list, vault.reader())).text).toContain('(unverified)');
});

test('Without a root every name is a claim', async () => {
  const store = openFolderStore(temporaryFolder());
  await publishSample(store, 'cart', 'a');
  const [{ by } = { by: '' }] = await listReleases(store, 'cart');
  expect((await run(list, store)).text).toContain(`${by} (unverified)`);
});
