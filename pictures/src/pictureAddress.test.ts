import { readPictureAddress } from './pictureAddress.ts';

test.each([
  ['/uploads/unicorn/plain-320.webp', 'picture_unknown'],
  ['/uploads/bowl/plain-321.webp', 'width_unknown'],
  ['/uploads/bowl/plain-0320.webp', 'width_unknown'],
  ['/uploads/banner-home/plain-320.webp', 'width_unknown'],
  ['/uploads/bowl/red-320.webp', 'colours_invalid'],
  ['/uploads/bowl/C2304A-320.webp', 'colours_invalid'],
  ['/uploads/bowl/c2304a-2f6f8f-320.webp', 'colours_invalid'],
  ['/uploads/tile-dog/c2304a-320.webp', 'colours_invalid'],
  ['/uploads/..%2fbowl/plain-320.webp', 'address_invalid'],
  ['/uploads/../bowl/plain-320.webp', 'address_invalid'],
  ['/uploads/bowl/plain-320.png', 'address_invalid'],
])('%s is refused: %s', (path, code) => {
  expect(readPictureAddress(path)).toEqual({ code, message: expect.any(String) });
});

test('an address names a picture, its colours and a width', () => {
  expect(readPictureAddress('/uploads/carrier/c2304a-2f6f8f-640.webp')).toMatchObject({
    picture: { name: 'carrier' },
    colours: ['c2304a', '2f6f8f'],
    width: 640,
  });
});

test('a zone without an asked colour keeps its plain one', () => {
  expect(readPictureAddress('/uploads/carrier/c2304a-160.webp')).toMatchObject({ colours: ['c2304a', 'a8683a'] });
  expect(readPictureAddress('/uploads/carrier/plain-160.webp')).toMatchObject({ colours: ['6f8f92', 'a8683a'] });
});
