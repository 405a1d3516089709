import { readDevNames } from './readDevNames.mjs';

const remotes = ['account', 'cart', 'catalog', 'content'];

test.each([
  [[], []],
  [['catalog'], ['catalog']],
  [
    ['cart', 'catalog', 'cart'],
    ['cart', 'catalog'],
  ],
  [['shell', 'cart'], ['cart']],
])('npm run dev -- %j watches %j beside the shell', (words, watched) => {
  expect(readDevNames(words, remotes)).toEqual(watched);
});

test('an unknown name is refused with the list of valid names', () => {
  expect(() => readDevNames(['catalogue'], remotes)).toThrow(
    'There is no remote "catalogue" here. There are account, cart, catalog, content',
  );
});
