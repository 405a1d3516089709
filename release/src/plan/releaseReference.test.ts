import { parseReference, parseRemoteName, resolveRelease } from './releaseReference.ts';

const published = ['aaaa000000000000', 'aaaa111111111111', 'bbbb000000000000'];

test.each(['catalog', 'remote-catalog'])('%s is the remote catalog', (text) => {
  expect(parseRemoteName(text)).toBe('catalog');
  expect(parseReference(`${text}@latest`)).toEqual({ remote: 'catalog', release: 'latest' });
});

test.each(['catalog', 'catalog@', '@aaaa', 'a@b@c', 'Cat/alog@aaaa', '../x@aaaa'])('%s is no release', (text) => {
  expect(() => parseReference(text)).toThrow(/write (it|<remote>@<release>,) as in/);
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
])('%s is refused with what there is', (release, why) => {
  expect(() => resolveRelease({ remote: 'cart', release }, published)).toThrow(why);
});
