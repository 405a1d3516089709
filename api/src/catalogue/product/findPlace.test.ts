import { findCategory, taxonomy } from '@paw/rules/taxonomy.ts';
import { findPlace } from './findPlace.ts';

const categories = taxonomy.flatMap((pet) => pet.categories.map((category) => ({ pet, category })));

test('the taxonomy has the specified number of categories', () => {
  expect(taxonomy.map(({ slug, categories }) => [slug, categories.length])).toEqual([
    ['dog', 12],
    ['cat', 14],
    ['bird', 4],
    ['fish', 1],
  ]);
});

test.each(categories)('$pet.name / $category.name is found by every way to write it', ({ pet, category }) => {
  const { slug, name } = category;
  const ways = [slug, name, slug.toLowerCase(), slug.toUpperCase(), slug.replace('&', '%26'), slug.replace('&', 'and')];
  for (const way of ways) expect(findCategory(pet, way)).toBe(category);
  for (const subcategory of category.subcategories) {
    for (const way of [subcategory.slug, subcategory.name, subcategory.slug.toLowerCase()]) {
      expect(findPlace({ pet: pet.name, category: slug, subcategory: way }).place.subcategory).toEqual(subcategory);
    }
  }
});

test('segments are spelled as in the specification', () => {
  const slugs = categories.flatMap(({ category }) => [category, ...category.subcategories].map(({ slug }) => slug));
  expect(slugs).toEqual(
    expect.arrayContaining(['Bowls-&-Feeders', 'Litter-Box', 'Perches-and-Toys', 'Dog-Orthopedic']),
  );
});

test('a category without its pet, or a subcategory without its category, is refused', () => {
  expect(() => findPlace({ category: 'Beds' })).toThrow('A category needs its pet.');
  expect(() => findPlace({ pet: 'dog', subcategory: 'Oval' })).toThrow('A subcategory needs its category.');
});
