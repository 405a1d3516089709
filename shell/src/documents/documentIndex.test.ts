/** @jest-environment node */
import type { ShopDocument } from '@paw/contract/documents.ts';
import { documentIndex } from './documentIndex.ts';

const document = (url: string, title: string, text: string, more: Partial<ShopDocument> = {}): ShopDocument => ({
  url,
  title,
  summary: `About ${title}`,
  text,
  date: '2026-01-01',
  pets: [],
  ...more,
});

const find = documentIndex([
  document('/blogs/aquarium', 'The first six weeks of an aquarium', 'Let bacteria settle before any fish moves in.', {
    pets: ['fish'],
    date: '2026-05-01',
  }),
  document('/blogs/litter', 'How many litter boxes', 'One for each cat, and one more. Wash them, at least weekly.', {
    pets: ['cat'],
  }),
  document('/blogs/cafe', 'A café for dogs', 'Water, shade, a short leash.', { pets: ['dog'], date: '2026-03-01' }),
  document('/help', 'Delivery', 'Aquarium stands travel by freight.', { date: '2025-01-01' }),
]);
const urls = (query: Parameters<typeof find>[0]) => find(query).map(({ url }) => url);

test.each([
  ['aquarium', ['/blogs/aquarium', '/help']],
  ['aqarium', ['/blogs/aquarium', '/help']],
  ['AQUAR', ['/blogs/aquarium', '/help']],
  ['cafe', ['/blogs/cafe']],
  ['leash', ['/blogs/cafe']],
  ['litter boxes', ['/blogs/litter']],
  ['zebra', []],
])('"%s" finds %j', (text, expected) => {
  expect(urls({ text, limit: 5 })).toEqual(expected);
});

test('documents with all words are found alone; without any, those with some', () => {
  expect(urls({ text: 'aquarium freight', limit: 5 })).toEqual(['/help']);
  expect(urls({ text: 'litter zebra', limit: 5 })).toEqual(['/blogs/litter']);
});

test('without words the newest documents come first; for one pet, those about it or about all', () => {
  expect(urls({ limit: 3 })).toEqual(['/blogs/aquarium', '/blogs/cafe', '/blogs/litter']);
  expect(urls({ pet: 'dog', limit: 5 })).toEqual(['/blogs/cafe', '/help']);
});

test.each(["'; drop table", '<script>', '\0', '🐕', 'x'.repeat(5_000), '  ', '%', '"('])(
  'for any query, such as %j, there is an answer without the full texts',
  (text) => {
    for (const found of find({ text, limit: 5 })) expect(found).not.toHaveProperty('text');
  },
);
