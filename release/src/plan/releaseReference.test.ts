import { parseReference, parseRemoteName, resolveRelease } from './releaseReference.ts';

const published = ['aaaa000000000000', 'aaaa111111111111', 'bbbb000000000000'];

test.each(['catalog', 'remote-catalog'])('%s is the remote catalog', (text) => {
  expect(parseRemoteName(text)).toBe('catalog');
  expect(parseReference(`${text}@latest`)).toEqual({ remote: 'catalog', release: 'latest' });
});

test('the prefix remote- is removed only at the beginning', () => {
  expect(parseRemoteName('pet-remote-food')).toBe('pet-remote-food');
});

test.each(['catalog', 'catalog@', '@aaaa', 'a@b@c', 'Cat/alog@aaaa', 'cat/alog@aaaa', '../x@aaaa', '@'])(
  '"%s" is not a valid reference',
  (text) => {
    const parse = () => parseReference(text);
    expect(parse).toThrow(/(lowercase letters|write <remote>@<release>), .*as in|as in/);
    expect(parse).toThrow(expect.objectContaining({ code: 'usage' }));
  },
);

test.each([
  ['cart', 'as in cart@latest.'],
  ['@', 'as in catalog@latest.'],
])('the error for "%s" shows the correct form', (text, words) => {
  expect(() => parseReference(text)).toThrow(words);
});

test.each([
  ['latest', published[0]],
  ['bbbb', published[2]],
  ['AAAA1', published[1]],
  ['aaaa000000000000', published[0]],
])('%s is found', (release, id) => {
  expect(resolveRelease({ remote: 'cart', release }, published)).toBe(id);
});

test.each([
  ['aaaa', /More than one release of cart begins with "aaaa".* They are aaaa000000000000, aaaa111111111111/],
  ['bbb', /too short: at least 4 characters/],
  ['cccc', /There is no release cart@cccc. The newest are aaaa000000000000/],
])('%s is refused with a list of releases', (release, why) => {
  const resolve = () => resolveRelease({ remote: 'cart', release }, published);
  expect(resolve).toThrow(why);
  expect(resolve).toThrow(expect.objectContaining({ code: 'unknown' }));
});

test('of many releases the newest five are listed', () => {
  const many = ['1', '2', '3', '4', '5', '6'].map((digit) => digit.repeat(16));
  const newest = many.slice(0, 5).join(', ');
  expect(() => resolveRelease({ remote: 'cart', release: 'cccc' }, many)).toThrow(`The newest are ${newest}.`);
});
