import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '../../testing/testDatabase.ts';
import { checkProductData } from './checkProductData.ts';
import { familiesFile } from './pictureDatum.ts';
import type { ProductDatum } from './productDatum.ts';
import { readProductData } from './readProductData.ts';

const { products, featured } = readProductData(dataFolder);
const families = familiesFile.parse(JSON.parse(readFileSync(join(dataFolder, 'families.json'), 'utf8')));
const collar = products.find(({ title }) => title === 'Adjustable Dog Collar') as ProductDatum;
const toy = products.find(({ title }) => title === 'Feather Wand Cat Toy') as ProductDatum;
const where = 'products/dog/collars.json: Adjustable Dog Collar';

const problemsOf = (changed: readonly ProductDatum[]) => checkProductData({ products: changed, families, featured });
const problemsWith = (changed: Partial<ProductDatum>) =>
  problemsOf(products.map((product) => (product === collar ? { ...collar, ...changed } : product)));
const withVariant = (changed: Partial<ProductDatum['variants'][number]>) => ({
  variants: collar.variants.map((each, index) => (index ? each : { ...each, ...changed })),
});

test('the product data has no problems', () => {
  expect(problemsOf(products)).toEqual([]);
});

test('a subcategory with five products is reported, and so is a shop with too few', () => {
  const fish = products.filter(({ pet }) => pet === 'fish');
  expect(problemsOf(products.filter((product) => product.pet !== 'fish' || fish.indexOf(product) < 5))).toContain(
    'products: 5 in fish / Fish Aquarium, at least 6 are needed',
  );
  expect(problemsOf(products.slice(0, 299))).toContain('products: 299 in all, at least 300 are needed');
});

test('titles that differ only in case collide, and both files are reported', () => {
  expect(problemsWith({ title: 'feather wand CAT toy' })).toContain(
    'products/dog/collars.json: feather wand CAT toy: title collides with products/cat/toys.json: Feather Wand Cat Toy: title',
  );
});

test('a title whose URL would hide a path of the api is refused', () => {
  expect(problemsWith({ title: 'Slugs' })).toContain(
    'products/dog/collars.json: Slugs: title collides with the address /api/products/slugs',
  );
});

test('a category outside the taxonomy, or in another file, is reported', () => {
  expect(problemsWith({ category: 'Hats' })).toContain(`${where}: category: Hats is not in the taxonomy`);
  expect(problemsWith({ category: 'Leashes' })).toContain(
    `${where}: category: Leashes belongs in products/dog/leashes.json`,
  );
  expect(problemsWith({ subcategory: 'Round' })).toContain(`${where}: subcategory: Round is not in the taxonomy`);
});

test.each<[changed: Partial<ProductDatum>, problem: string]>([
  [{ picture: { ...collar.picture, family: 'hat' } }, 'picture.family: hat is not in families.json'],
  [{ picture: { ...collar.picture, shape: { bend: 'round' } } }, 'picture.shape.bend: round is not in families.json'],
  [{ colours: { ...collar.colours, Red: [] } }, 'colours.Red: needs 1, one for each of: band'],
  [{ colours: { ...collar.colours, Pink: ['#ffc0cb'] } }, 'colours.Pink: no variant has it'],
  [withVariant({ colour: 'Beige' }), 'variants.0.colour: not among the colours'],
  [withVariant({ colour: '' }), 'variants.0.colour: not among the colours'],
  [withVariant({ was: collar.variants[0]?.cents }), 'variants.0.was: must be more than cents'],
  [{ variants: [...collar.variants, ...collar.variants.slice(0, 1)] }, '12: size and colour are there already'],
  [withVariant({ size: 'XXXL' }), 'sizeGuide.rows: none for XXXL'],
  [{ added: '2026-11-15' }, 'reviews.0.date: must come after 2026-11-15, when the product was added'],
  [{ ratings: [0, 0, 0, 0, 1] }, 'reviews have 5 stars'],
  [
    { reviews: collar.reviews.map((each) => ({ ...each, body: `${each.body} www.example.com` })) },
    'reviews.0: would be held: www.',
  ],
])('%j is refused', (changed, problem) => {
  const found = problemsWith(changed).filter((each) => each.startsWith(where));
  expect(found.join('\n')).toContain(problem);
});

test('a value that two products must not share is reported with both', () => {
  const sku = toy.variants[0]?.sku ?? '';
  expect(problemsWith(withVariant({ sku })).join('\n')).toMatch(`${where}: variants.0.sku ${sku} collides with`);
  const other = products.find(
    (each) => each.category === 'Collars' && each.pet === 'dog' && each !== collar,
  ) as ProductDatum;
  expect(problemsWith({ picture: other.picture, colours: other.colours }).join('\n')).toMatch('picture collides with');
  expect(problemsWith({ description: toy.description }).join('\n')).toMatch('description collides with');
});

test('unused or unsorted families are reported', () => {
  const more = { zebra: families.collar, ...families } as typeof families;
  expect(checkProductData({ products, families: more, featured })).toEqual([
    'families.json: zebra: no product has it',
    'families.json: zebra: not in the order of the alphabet',
  ]);
});

test('a featured product that does not exist is reported', () => {
  expect(checkProductData({ products, families, featured: ['Gone'] })).toEqual([
    'featured.json: Gone: no product has this slug',
  ]);
});

test('a former name that leads nowhere, hides a product or has capitals is reported', () => {
  const renamed = new Map([
    ['old-collar', 'Gone-Collar'],
    ['feather-wand-cat-toy', 'Adjustable-Dog-Collar'],
    ['Old-Leash', 'Adjustable-Dog-Collar'],
  ]);
  expect(checkProductData({ products, families, featured }, renamed)).toEqual([
    'renamedProducts.ts: Gone-Collar: no product has this slug',
    'renamedProducts.ts: feather-wand-cat-toy: a product has this slug now',
    'renamedProducts.ts: Old-Leash: must be written in small letters',
  ]);
});
