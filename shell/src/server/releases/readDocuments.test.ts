/** @jest-environment node */
import type { HeldRelease } from './ReleaseLibrary.ts';
import { readDocuments } from './readDocuments.ts';

const documents = [
  { url: '/blogs/a', title: 'Leashes', summary: 'In short', text: 'How long?', date: '2026-01-01', pets: [] },
  { url: '/help', title: 'Help', summary: 'In short', text: 'Ask us.', date: '2026-01-01', pets: [] },
];
let reads = 0;
let text = JSON.stringify({ documents, files: [] });

const release = (name: string, id: string, hasDocuments = false) =>
  ({
    manifest: { name, release: id, ...(hasDocuments && { documents: 'documents.json' }) },
    read: async () => {
      reads++;
      return Buffer.from(text);
    },
  }) as unknown as HeldRelease;

test('documents are read and indexed once for a release, whatever else changes beside it', async () => {
  const content = release('content', '1', true);
  const one = await readDocuments([release('cart', '1'), content]);
  const other = await readDocuments([release('cart', '2'), content]);
  expect(one.find({ text: 'leash', limit: 5 })).toMatchObject([{ url: '/blogs/a' }]);
  expect([reads, other.find === one.find]).toEqual([1, true]);
  await expect(readDocuments([release('cart', '2'), release('content', '2', true)])).resolves.not.toBe(one);
});

test('documents that do not match the contract are refused by name, and read again the next time', async () => {
  const content = release('content', '3', true);
  text = '{}';
  await expect(readDocuments([content])).rejects.toThrow('The documents of content@3 do not match the contract');
  text = JSON.stringify({ documents: [], files: [] });
  await expect(readDocuments([content])).resolves.toMatchObject({ documents: [] });
});

test('a set without documents finds nothing', async () => {
  const { find } = await readDocuments([release('cart', '1')]);
  expect(find({ text: 'leash', limit: 5 })).toEqual([]);
});
