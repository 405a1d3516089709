import type { Families } from './pictureDatum.ts';
import { pictureNames } from './pictureNames.ts';

const families: Families = {
  bag: {
    alt: 'a bag',
    sides: ['the bag from above'],
    zones: ['cloth'],
    glossy: false,
    shape: { form: ['soft', 'hard'] },
  },
};
const picture = { family: 'bag', shape: { form: 'soft' }, alt: 'a soft bag' };
const versions = { 'bag-soft--cat': '1a2b3c4d', 'bag-soft--cat--2': '2b3c4d5e', 'bag-soft--dog': '3c4d5e6f' };

test('a product’s pictures are named by its shape, each with its version', () => {
  const names = pictureNames({ pet: 'dog', picture }, families, { 'bag-soft': '1a2b3c4d', 'bag-soft--2': '2b3c4d5e' });
  expect(names).toMatchObject({ name: 'bag-soft.1a2b3c4d', views: ['bag-soft--2.2b3c4d5e'] });
});

test('a picture that two pets share has the ground color of the product’s own pet, on each side', () => {
  const views = ['bag-soft--cat--2.2b3c4d5e'];
  expect(pictureNames({ pet: 'cat', picture }, families, versions)).toMatchObject({
    name: 'bag-soft--cat.1a2b3c4d',
    views,
  });
  expect(pictureNames({ pet: 'dog', picture }, families, versions)).toMatchObject({ name: 'bag-soft--dog.3c4d5e6f' });
});

test('a missing picture has no name', () => {
  expect(pictureNames({ pet: 'bird', picture }, families, versions)).toBeUndefined();
});
