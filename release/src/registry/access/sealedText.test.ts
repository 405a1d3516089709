import { sealedText } from './sealedText.ts';

const sealed = sealedText('a key', () => 1_000);
const text = sealed.seal('session', { email: 'ana@shop.example' }, 500);

test('What was sealed opens, in every registry with the key', () => {
  expect(sealedText('a key', () => 1_499).open('session', text)).toMatchObject({ email: 'ana@shop.example' });
});

test.each([
  ['another use', () => sealed.open('login', text)],
  ['another key', () => sealedText('another key', () => 1_000).open('session', text)],
  ['a later time', () => sealedText('a key', () => 1_500).open('session', text)],
  ['a changed text', () => sealed.open('session', `x${text}`)],
  ['no signature', () => sealed.open('session', text.split('.')[0])],
  ['nothing', () => sealed.open('session', undefined)],
])('It does not open for %s', (_, open) => {
  expect(open()).toBeUndefined();
});
