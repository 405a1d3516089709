/** @jest-environment node */
import { checkReview } from './sendReview.ts';

const good = { stars: '3', title: 'Fine', body: 'It does what it should.' };

test.each([
  [{}, {}],
  [{ stars: '' }, { stars: 'Choose a star rating.' }],
  [{ title: '  x ' }, { title: 'Give it a title of at least 2 characters.' }],
  [{ title: 'xx' }, {}],
  [{ title: 'x'.repeat(80) }, {}],
  [{ title: 'x'.repeat(81) }, { title: 'Shorten the title to 80 characters. It has 81.' }],
  [{ body: 'x'.repeat(9) }, { body: 'Write at least 10 characters.' }],
  [{ body: ` ${'x'.repeat(10)}` }, {}],
  [{ body: ` ${'x'.repeat(2000)} ` }, {}],
  [{ body: '\u{1F436}'.repeat(2000) }, {}],
  [{ body: 'x'.repeat(2001) }, { body: 'Shorten your review to 2000 characters. It has 2001.' }],
])('%p', (typed, errors) => {
  expect(checkReview({ ...good, ...typed })).toEqual(errors);
});
