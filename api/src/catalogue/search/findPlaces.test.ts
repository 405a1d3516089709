import { findPlaces } from './findPlaces.ts';
import { searchWords } from './searchWords.ts';

test.each([
  ['dog beds', ['Dog Beds']],
  ['orthopedic dog beds', ['Dog Beds', 'Orthopedic Dog Beds']],
  ['orthopedic', ['Orthopedic Dog Beds']],
  ['sofa for puppies', ['Sofa Dog Beds']],
  ['collar', ['Dog Collars', 'Cat Collars']],
  ['kitty litter box', ['Cat Litter Box', 'Cat Litter Mat']],
  ['bowls & feeders', ['Dog Bowls & Feeders', 'Cat Bowls & Feeders', 'Bird Feeders']],
  ['fish tank', ['Fish Aquarium']],
  ['dog raincoat', []],
  ['bird', ['Bird Feeders', 'Bird Cages', 'Bird Nesting and Bedding', 'Bird Perches and Toys']],
  ['leash for cats', []],
  ['and', []],
  ['', []],
])('%p finds the categories %j', (text, names) => {
  const found = findPlaces(searchWords(text), 6).map(({ name }) => name);
  expect(found).toEqual(names);
});

test('a category has the segments of its path', () => {
  expect(findPlaces(['orthopedic'], 1)).toEqual([
    { pet: 'dog', category: 'Beds', subcategory: 'Dog-Orthopedic', name: 'Orthopedic Dog Beds' },
  ]);
});
