import { findWords } from './findWords.mjs';

const wordsIn = async (text, kind = 'page', path = 'Box.tsx') =>
  (await findWords(path, text, kind)).map(({ word, instead }) => [word, instead]);
const inString = (sentence) => `const a = "${sentence}";`;

test.each([
  ['Your e-mail is wrong.', 'e-mail', 'email'],
  ['We e-mailed it.', 'e-mailed', 'emailed'],
  ['Mail me this cart.', 'Mail me', 'Email me'],
  ['Please read our mail.', 'our mail', 'our email'],
  ['Your order is cancelled.', 'cancelled', 'canceled, canceling'],
  ['You get it from now on.', 'from now on', 'just'],
  ['We no longer sell it, not online any more.', 'not online any more', 'not online anymore'],
  ['Saved so that nothing is lost.', 'so that', 'so'],
  ['By whom it was.', 'whom', 'who'],
  ['Was it not you?', 'Was it not you', 'If this wasn’t you'],
  ['Open this page anew.', 'anew', 'again'],
  ['It stands on the page.', 'stands on', 'is on'],
  ['It goes to whoever is first.', 'whoever', 'anyone who'],
  ['An error at our end.', 'at our end', 'on our end'],
  ['Your cart is kept.', 'is kept', 'is saved'],
  ['Your parcel is here.', 'parcel', 'package'],
  ['Send it back to us.', 'Send it back', 'Return'],
  ['We could not find it.', 'could not', 'couldn’t'],
  ['Mend what is wrong.', 'Mend', 'Fix'],
])('in "%s" the words "%s" are reported with the replacement "%s"', async (sentence, word, instead) => {
  expect(await wordsIn(inString(sentence))).toEqual([[word, instead]]);
});

test.each([
  'A SKU stands for one variant.',
  'The recommended amount, recommended by vets.',
  'By mail to our address.',
  'We’ll email you. No more than ten, not any more than that.',
  'The order is canceled.',
])('"%s" has no findings', async (sentence) => {
  expect(await wordsIn(inString(sentence))).toEqual([]);
});

test('Markdown is read without its code, and a word at the end of a line counts', async () => {
  const text = '# Title\n\nWrite to\nwhom\nyou like, `whom`.\n\n```\nwhom\n```\n';
  expect(await findWords('a.md', text, 'manual')).toEqual([{ line: 4, word: 'whom', instead: 'who' }]);
});

test('contractions are required in texts for shoppers, and birds may stand on things in articles', async () => {
  expect(await wordsIn('It does not stand on it.', 'manual', 'a.md')).toEqual([['stand on', 'is on']]);
  expect(await wordsIn('It does not stand on it.', 'article', 'a.md')).toEqual([['does not', 'doesn’t']]);
});

test('the front matter of an article is read too', async () => {
  const text = '---\ntitle: "A cat that cannot sleep"\n---\nText.\n';
  expect(await findWords('a.md', text, 'article')).toEqual([{ line: 2, word: 'cannot', instead: 'can’t' }]);
});
