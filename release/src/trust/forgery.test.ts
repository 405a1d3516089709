/** What someone tries who can write to the store, and holds a key that may do little. */
import { readLog } from '../store/activationLog.ts';
import { openVault } from '../testing/openVault.ts';
import { idOf, removeTemporaryFolders } from '../testing/sampleRelease.ts';

afterAll(removeTemporaryFolders);

const key = (n: number, env = 'production') => `log/${env}/0000000${n}`;
const cart = (digit: string) => ({ changes: { cart: idOf(digit) } });

test.each([
  [
    'an entry of staging in production',
    (text: string) => text,
    /was signed as log\/staging\/00000001, and copied here/,
  ],
  [
    'one without signatures',
    (text: string) => text.replace(/"signatures":\[.*\]/, '"signatures":[]'),
    /no signed envelope/,
  ],
  [
    'one with the same signature twice',
    (text: string) => text.replace(/\[(.*)\]/, '[$1,$1]'),
    /two signatures of one key/,
  ],
  [
    'one that is spelled otherwise',
    (text: string) => text.replace(',"signatures"', ', "signatures"'),
    /not in the spelling/,
  ],
])('%s is refused', async (_, forge, words) => {
  const { disk, reader, write } = await openVault();
  await write('ana', cart('a'), 'staging');
  await disk.putIfAbsent(key(1), forge(String(await disk.get(key(1, 'staging')))));
  await expect(readLog(reader(), 'production')).rejects.toThrow(words);
});

test("another entry's signature is refused", async () => {
  const { disk, reader, replace, write } = await openVault();
  await write('ana', cart('a'));
  await write('ana', cart('b'));
  const [one, two] = [JSON.parse(String(await disk.get(key(1)))), JSON.parse(String(await disk.get(key(2))))];
  await replace(key(2), JSON.stringify({ ...two, signatures: one.signatures }));
  await expect(readLog(reader(), 'production')).rejects.toThrow(/has a wrong signature of the key/);
});

test('a guard rolls back to what was live, and to nothing else', async () => {
  const { write } = await openVault();
  await write('ana', cart('a'));
  await write('ana', cart('b'));
  const back = { action: 'rollback', abandoned: { cart: idOf('b') } };
  await expect(write('guard', { ...back, ...cart('e') })).rejects.toThrow(
    /0 of 1 signatures that it takes to change cart/,
  );
  await expect(write('shell', { ...back, ...cart('a') })).rejects.toThrow(/0 of 1 signatures/);
  expect((await write('guard', { ...back, ...cart('a') })).n).toBe(3);
  await expect(write('guard', { ...back, ...cart('b') })).rejects.toThrow(/to change cart/);
});

test('a freeze brings no release, although one key may freeze', async () => {
  const { write } = await openVault();
  await expect(write('ana', { action: 'freeze', ...cart('e') })).rejects.toThrow(/No key may do that/);
});
