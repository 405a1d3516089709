/** @jest-environment node */
import { describeWith } from './describeWith.ts';

const beds = ['Oat Bed', 'Pine Bed', 'Fern Bed', 'Plum Bed', 'Sage Bed'];

test.each([
  [['Oat Bed'], false, 'Beds: Oat Bed.'],
  [['Oat Bed'], true, 'Beds: Oat Bed and more.'],
  [['Oat Bed', 'Pine Bed'], false, 'Beds: Oat Bed and Pine Bed.'],
  [beds, false, 'Beds: Oat Bed, Pine Bed, Fern Bed, Plum Bed, and more.'],
])('a description names %p (more: %p)', (names, hasMore, text) => {
  expect(describeWith('Beds: ', names, hasMore)).toBe(text);
});

test('names that a search result would truncate are left out', () => {
  expect(describeWith('Beds: ', beds, false, 40)).toBe('Beds: Oat Bed, Pine Bed, and more.');
  expect(describeWith('Beds: ', beds, false, 14)).toBeUndefined();
});
