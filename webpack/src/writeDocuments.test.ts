/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleasedDocuments } from '@paw/contract/documents.ts';
import { writeDocuments } from './writeDocuments.ts';

const out = mkdtempSync(join(tmpdir(), 'paw-documents-'));
afterAll(() => rmSync(out, { recursive: true }));

const article = { url: '/blogs/one', title: 'One', summary: 'The first.', text: 'Words.', date: '2026-01-02' };
const write = (brought: ReleasedDocuments) => writeDocuments({ name: 'content', documents: async () => brought }, out);

test('a remote’s documents are in one file, and their public paths in release.json', async () => {
  const files = [{ path: '/feed.xml', type: 'application/rss+xml', text: '<rss/>' }];
  expect(await write({ documents: [article], files })).toEqual({
    documents: 'documents.json',
    publicPaths: ['/feed.xml'],
  });
  const written = JSON.parse(readFileSync(join(out, 'documents.json'), 'utf8'));
  expect(written).toEqual({ documents: [{ ...article, pets: [] }], files });
});

test('a remote without documents writes none', async () => {
  expect(await writeDocuments({ name: 'cart' }, out)).toEqual({ publicPaths: [] });
});

test.each<[string, ReleasedDocuments, RegExp]>([
  ['no title', { documents: [{ ...article, title: '' }] }, /remote-content are wrong:[^]*documents\[0\]\.title/],
  ['another origin', { documents: [{ ...article, url: '//evil.example' }] }, /must be a path on this shop/],
  ['no day', { documents: [{ ...article, date: 'May 1' }] }, /documents\[0\]\.date/],
  ['one address twice', { documents: [article, article] }, /two documents for \/blogs\/one: give one of them another/],
  [
    'a file that is a page',
    { documents: [], files: [{ path: '/feed', type: 'text/xml', text: '' }] },
    /end like a file/,
  ],
])('%s fails the build, and the message has the field and the fix', async (_, brought, words) => {
  await expect(write(brought)).rejects.toThrow(words);
});
