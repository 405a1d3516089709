import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '../../testing/testDatabase.ts';
import { makeTestFolder } from '../../testing/testRoom.ts';
import { ProductDataProblems, readProductData } from './readProductData.ts';

let folder: string;
beforeEach(() => {
  folder = makeTestFolder();
  cpSync(dataFolder, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What is wrong after a text of a file was replaced. */
function problemsAfter(file: string, from: string | RegExp, to: string): readonly string[] {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(path, changed);
  try {
    readProductData(folder);
  } catch (error) {
    if (error instanceof ProductDataProblems) return error.problems;
    throw error;
  }
  return [];
}

test('the shop has at least 300 products: some are sold out, some are low in stock and some are reduced', () => {
  const { products } = readProductData(dataFolder);
  expect(products.length).toBeGreaterThanOrEqual(300);
  const variants = products.flatMap((product) => product.variants);
  expect(products.some((product) => product.variants.every(({ stock }) => stock === 0))).toBe(true);
  expect(variants.some(({ stock }) => stock > 0 && stock <= 5)).toBe(true);
  expect(variants.some(({ was }) => was)).toBe(true);
});

test('no two products show the same picture: a shopper tells them apart in a list', () => {
  const titles = new Map<string, string[]>();
  for (const { pictures, title } of readProductData(dataFolder).products) {
    titles.set(pictures.name, [...(titles.get(pictures.name) ?? []), title]);
  }
  expect([...titles.values()].filter(({ length }) => length > 1)).toEqual([]);
});

test('the hash changes with every file, and with nothing else', () => {
  const { hash } = readProductData(dataFolder);
  expect(readProductData(folder).hash).toBe(hash);
  writeFileSync(join(folder, 'featured.json'), '["Adjustable-Dog-Collar"]');
  expect(readProductData(folder).hash).not.toBe(hash);
});

test.each<[file: string, from: string | RegExp, to: string, problem: string]>([
  [
    'products/fish/fish-aquarium.json',
    'Desktop Nano Fish Aquarium',
    'Nano 50% Aquarium',
    'products/fish/fish-aquarium.json: products.1.title: must not contain / ? # %',
  ],
  [
    'products/fish/fish-aquarium.json',
    /"description": "/,
    '"description": "A  ',
    'products/fish/fish-aquarium.json: products.0.description: needs words with one blank between them, and none at the ends',
  ],
  [
    'products/dog/collars.json',
    /"description": "[^"]+"/,
    '"description": "Short."',
    'products/dog/collars.json: products.0.description: has 1 words, needs 60 to 150',
  ],
  [
    'products/dog/collars.json',
    '#b3312c',
    '#B3312C',
    'products/dog/collars.json: products.0.colours.Red.0: must be written #rrggbb',
  ],
  [
    'products/dog/collars.json',
    /"cents": \d+/,
    '"cents": 99',
    'products/dog/collars.json: products.0.variants.0.cents: Too small: expected number to be >=100',
  ],
  ['products/cat/toys.json', '"added"', '"addded"', 'products/cat/toys.json: products.0: Unrecognized key: "addded"'],
  [
    'products/cat/toys.json',
    /"date": "\d+/,
    '"date": "2031',
    'products/cat/toys.json: products.0.reviews.0.date: must lie between 2025-01-01 and 2026-11-15',
  ],
  ['families.json', '"a ', '"the ', 'families.json: aquarium.alt: must begin with "a" or "an"'],
  [
    'families.json',
    /"sides": \["(?:an?|the) /,
    '"sides": ["one ',
    'families.json: aquarium.sides.0: must begin with "a", "an" or "the"',
  ],
  [
    'families.json',
    ', "the bone from one end, its thick knobs in front"',
    '',
    'families.json: fetch-toy: sides: says nothing of fetch-toy--3',
  ],
])('%s with %p as %p is refused, and the message has the file and the field', (file, from, to, problem) => {
  expect(problemsAfter(file, from, to)).toContain(problem);
});

test('a file that is not JSON is reported by name', () => {
  const [problem] = problemsAfter('products/bird/cages.json', '{', '{,');
  expect(problem).toMatch(/^products\/bird\/cages\.json: Expected /);
});
