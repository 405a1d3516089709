/** @jest-environment node */
import { readBeacon } from './readBeacon.ts';

const least = { s: 'live-set', r: '/' };
const read = (more: object) => readBeacon(JSON.stringify({ ...least, ...more }));

test('a whole beacon is read, with repeated labels once', () => {
  const label = 'catalog@aaaaaaaaaaaaaaaa';
  const beacon = { t: 812, n: 1, h: ['throw'], e: 1, v: [900.5, 0, null, 0] };
  const repeated = {
    a: [label, label],
    f: [
      [label, 'throw'],
      [label, 'throw'],
      [label, 'chunk'],
    ],
  };
  const once = {
    a: [label],
    f: [
      [label, 'throw'],
      [label, 'chunk'],
    ],
  };
  expect(read({ ...beacon, ...repeated })).toEqual({ ...least, ...beacon, ...once });
});

test('a page that no route matches needs no route', () => {
  expect(readBeacon('{"s":"live-set"}')).toEqual({ s: 'live-set', r: 'not found' });
});

const frame = 'catalog/aaaaaaaaaaaaaaaa/browser/page-product.js:1:2345';
test('where a failure was thrown is read, and what is no place in a release is left out', () => {
  const fresh = `/r/${frame.replace('aaaa/', 'aaaa~2/')}`;
  const others = [`https://shop.example/r/${frame}`, 'TypeError: card 4111', `/r/${frame.replace(/:\d+$/, '')}`];
  expect(read({ k: [...others, `/r/${frame}`, fresh] })).toEqual({ ...least, k: [frame, frame] });
});

test.each([
  ['a long text', ['x'.repeat(201)]],
  ['a number', [1]],
  ['too many places', Array.from({ length: 9 }, () => frame)],
  ['one text', frame],
])('a beacon whose stack has %s is refused', (_, k) => {
  expect(read({ k })).toBeUndefined();
});

test('names that a newer script adds are ignored, and so is __proto__', () => {
  const beacon = readBeacon('{"s":"live-set","r":"/","x":1,"__proto__":{"t":5},"constructor":2}');
  expect(beacon).toEqual(least);
  expect(Object.keys(beacon ?? {})).toEqual(['s', 'r']);
});

test.each([
  ['no JSON', 'hello'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '1e400'],
  ['no set', '{"r":"/"}'],
  ['a set that is too long', JSON.stringify({ ...least, s: 'x'.repeat(65) })],
  ['deep nesting', '['.repeat(4_000)],
])('%s is no beacon', (_, text) => {
  expect(readBeacon(text)).toBeUndefined();
});

test.each([
  [{ t: -1 }],
  [{ t: 1e300 }],
  [{ t: '5' }],
  [{ t: null }],
  [{ a: 'catalog@aaaaaaaaaaaaaaaa' }],
  [{ a: [1] }],
  [{ a: [''] }],
  [{ a: 'a'.repeat(41).split('') }],
  [{ f: [['catalog@aaaaaaaaaaaaaaaa', 'render']] }],
  [{ f: [['catalog@aaaaaaaaaaaaaaaa', '__proto__']] }],
  [{ f: [['catalog@aaaaaaaaaaaaaaaa']] }],
  [{ f: [[{}, 'throw']] }],
  [{ h: ['render'] }],
  [{ h: [['throw']] }],
  [{ n: true }],
  [{ e: 2 }],
  [{ v: [1, 2, 3, 4, 5] }],
  [{ v: [-1] }],
  [{ v: { length: 1 } }],
])('%j is no beacon', (more) => {
  expect(read(more)).toBeUndefined();
});
