/** Two writers of one signed log at the same moment: what the second has planned for an older log is not written. */
import { appendEntry, OutOfDate, readLog } from '../store/activationLog.ts';
import type { Signer } from '../store/envelope.ts';
import type { EntryDraft } from '../store/logEntry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { idOf, removeTemporaryFolders } from '../testing/sampleRelease.ts';
import { openVault } from '../testing/openVault.ts';
import { trustedStore } from './openTrust.ts';

afterAll(removeTemporaryFolders);

const at = '2026-01-01T00:00:00.000Z';
const change = (by: string, digit: string): EntryDraft => ({
  at,
  by,
  action: 'activate',
  changes: { cart: idOf(digit) },
});

async function openLog() {
  const vault = await openVault();
  for (const digit of ['a', 'b', 'c']) await vault.publish('cart team', 'cart', digit);
  await vault.write('ana', change('ana', 'a'));
  const isFirst = { value: true };
  /** Bob is faster, once, at the moment that the test chooses. */
  const bobIsFaster = async () => {
    if (!isFirst.value) return;
    isFirst.value = false;
    await vault.write('bob', change('bob', 'b'));
  };
  return { ...vault, bobIsFaster };
}

test('an entry that another writer adds right after the log was read again makes the plan out of date', async () => {
  const { disk, keys, bobIsFaster, reader } = await openLog();
  let isPlanned = false;
  const slow: ReleaseStore = {
    ...disk,
    list: async (prefix) => {
      const found = await disk.list(prefix);
      if (isPlanned && prefix.startsWith('log/')) await bobIsFaster();
      return found;
    },
  };
  const store = trustedStore(slow, { env: 'production', signers: [keys.ana] });
  const entries = await readLog(store, 'production');
  isPlanned = true;
  await expect(appendEntry(store, 'production', entries, change('ana', 'c'))).rejects.toThrow(OutOfDate);
  const by = (await readLog(reader(), 'production')).map((entry) => entry.by);
  expect(by).toEqual(['ana', 'bob']);
});

test('an entry that is read while this one is signed makes it out of date, and names who was faster', async () => {
  const { as, keys, bobIsFaster, reader } = await openLog();
  const store = as('ana');
  const signer: Signer = {
    ...keys.ana,
    sign: async (bytes) => {
      await bobIsFaster();
      await readLog(store, 'production');
      return keys.ana.sign(bytes);
    },
  };
  const entries = await readLog(store, 'production');
  const late = appendEntry(store, 'production', entries, change('ana', 'c'), [signer]);
  await expect(late).rejects.toThrow(/Someone else changed the log first: bob activated cart@b+/);
  expect(await readLog(reader(), 'production')).toHaveLength(2);
});
