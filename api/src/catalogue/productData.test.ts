import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder, makeTestFolder } from '../testing/testDatabase.ts';
import { checkProductData, type ProductDatum, readProductData } from './productData.ts';

const { products, featured } = readProductData(dataFolder);
const collar = products.find(({ title }) => title === 'Adjustable Dog Collar') as ProductDatum;
const problemsWith = (changed: Partial<ProductDatum>) =>
  checkProductData([...products.filter((product) => product !== collar), { ...collar, ...changed }], featured);

test('the shop has 40 to 44 products, some sold out and some reduced', () => {
  expect(products.length).toBeGreaterThanOrEqual(40);
  expect(products.length).toBeLessThanOrEqual(44);
  const variants = products.flatMap((product) => product.variants);
  expect(variants.some(({ stock }) => stock === 0)).toBe(true);
  expect(variants.some(({ was }) => was)).toBe(true);
});

test('no two products tell the same story and none shouts', () => {
  const texts = products.map(({ description }) => description);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => text.includes('!'))).toEqual([]);
});

test('a place without products is named', () => {
  const withoutFish = products.filter(({ pet }) => pet !== 'fish');
  expect(checkProductData(withoutFish, featured)).toEqual(['products: nothing in fish / Fish Aquarium']);
});

test('titles that differ only in case collide, and both files are named', () => {
  const problems = problemsWith({ title: 'feather wand CAT toy' });
  expect(problems).toContain(
    'products/dog.json: feather wand CAT toy: title collides with products/cat.json: Feather Wand Cat Toy: title',
  );
});

test('a category outside the taxonomy, an unknown colour and a lower former price are named', () => {
  expect(problemsWith({ category: 'Hats' })[0]).toContain('category: Hats is not in the taxonomy');
  const variants = collar.variants.map((each, index) => (index ? each : { ...each, colour: 'Beige', was: each.cents }));
  expect(problemsWith({ variants })).toEqual([
    'products/dog.json: Adjustable Dog Collar: variants.0.colour: not among the colours',
    'products/dog.json: Adjustable Dog Collar: variants.0.was: must be more than cents',
  ]);
});

test('a title that would break its address is refused with file and field', () => {
  const folder = makeTestFolder();
  cpSync(dataFolder, folder, { recursive: true });
  const file = join(folder, 'products/fish.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Desktop Nano Fish Aquarium', 'Nano 50% Aquarium'));
  expect(() => readProductData(folder)).toThrow('products/fish.json: products.1.title: must not contain / ? # %');
  rmSync(folder, { recursive: true });
});

test('a former name that leads nowhere, hides a product or has capitals is named', () => {
  const renamed = new Map([
    ['old-collar', 'Gone-Collar'],
    ['feather-wand-cat-toy', 'Adjustable-Dog-Collar'],
    ['Old-Leash', 'Adjustable-Dog-Collar'],
  ]);
  expect(checkProductData(products, featured, renamed)).toEqual([
    'renamedProducts.ts: Gone-Collar: no product has this slug',
    'renamedProducts.ts: feather-wand-cat-toy: a product has this slug now',
    'renamedProducts.ts: Old-Leash: must be written in small letters',
  ]);
});
