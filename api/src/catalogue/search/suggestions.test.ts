import { testProducts } from '../../testing/testProducts.ts';
import type { Suggestions } from './suggestionSchemas.ts';

const catalogue = testProducts();

async function suggest(text: string): Promise<Suggestions> {
  const reply = await catalogue.app.inject(`/api/search/suggestions?q=${encodeURIComponent(text)}`);
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, max-age=10']);
  return reply.json();
}

test('an unfinished word is completed, and suggests categories and products', async () => {
  const { words, categories, products } = await suggest('dog coll');
  expect(words).toEqual(['dog collar']);
  expect(categories.map(({ name }) => name)).toEqual(['Dog Collars']);
  expect(products).toHaveLength(5);
  expect(products.every(({ title }) => title.includes('Collar'))).toBe(true);
});

test('a suggested product has the fields that its row shows', async () => {
  const { products } = await suggest('adjustable dog colla');
  expect(products[0]).toEqual({
    slug: 'Adjustable-Dog-Collar',
    title: 'Adjustable Dog Collar',
    priceMinCents: 1633,
    priceMaxCents: 1896,
    picture: {
      name: expect.stringMatching(/^collar-flat-side-release-standard-none\.[0-9a-f]{8}$/),
      colour: 'b3312c',
      colours: ['b3312c'],
      alt: 'a flat woven dog collar with a side-release buckle',
    },
  });
});

test('suggestions are at most four words, three categories and five products, and each word finds something', async () => {
  const { words, categories, products } = await suggest('cat s');
  expect([words.length, categories.length, products.length]).toEqual([4, expect.any(Number), 5]);
  expect(categories.length).toBeLessThanOrEqual(3);
  for (const word of words) {
    expect(word).toMatch(/^cat s/);
    const { total } = (await catalogue.app.inject(`/api/search?q=${encodeURIComponent(word)}`)).json();
    expect([word, total > 0]).toEqual([word, true]);
  }
});

test('a word with a blank after it is not completed', async () => {
  expect((await suggest('dog ')).words).toEqual([]);
  expect((await suggest('do')).words).toContain('dog');
});

test('a typo is corrected', async () => {
  const { words, products } = await suggest('dgo colar');
  expect(words).toEqual(['dog collar']);
  expect(products[0]?.title).toMatch(/Dog Collar/);
});

test('a pet’s name suggests its first categories', async () => {
  expect((await suggest('bird')).categories.map(({ name }) => name)).toEqual([
    'Bird Feeders',
    'Bird Cages',
    'Bird Nesting and Bedding',
  ]);
});

test.each(['', '   ', 'zzzzqq', '🐶', "'; --", 'the'])('%p has no suggestions', async (text) => {
  expect(await suggest(text)).toEqual({ words: [], categories: [], products: [] });
});
