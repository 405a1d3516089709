import { checkPins } from './checkPins.mjs';

const shell = { path: 'shell/package.json', all: { react: '19.3.1', 'typescript-7': 'npm:typescript@7.0.2' } };

test('exact versions that agree are accepted, also of aliases', () => {
  expect(checkPins([shell, { path: 'remote-cart/package.json', all: { react: '19.3.1' } }])).toEqual([]);
});

test('a range and a second version are reported with their file', () => {
  const cart = { path: 'remote-cart/package.json', all: { react: '19.3.2', redux: '^5.0.1' } };
  expect(checkPins([shell, cart])).toEqual([
    'remote-cart/package.json: react is 19.3.2, but 19.3.1 in shell/package.json (owner-pins)',
    'remote-cart/package.json: redux is "^5.0.1": pin an exact version (owner-pins)',
  ]);
});
