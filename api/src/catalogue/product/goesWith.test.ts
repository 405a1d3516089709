import { taxonomy } from '@paw/rules/taxonomy.ts';
import { goesWith } from './goesWith.ts';

const categories = taxonomy.flatMap((pet) => pet.categories.map((category) => ({ pet, category })));

test.each(categories)('$pet.name / $category.name has three related categories', ({ pet, category }) => {
  const others = goesWith(pet.slug, category.slug);
  const known = pet.categories.map(({ slug }) => slug).filter((slug) => slug !== category.slug);
  expect(others).toHaveLength(Math.min(3, known.length));
  expect(new Set(others).size).toBe(others.length);
  expect(known).toEqual(expect.arrayContaining(others));
});
