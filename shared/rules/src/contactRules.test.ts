/** @jest-environment node */
import { checkContact, tidyContact } from './contactRules.ts';

const fine = {
  name: 'Ada Lee',
  email: 'ada@example.com',
  subject: 'product',
  orderNumber: '',
  message: 'Which size fits a beagle?',
};
const errorsOf = (change: Partial<typeof fine>) => checkContact(tidyContact({ ...fine, ...change }));

test('a valid message has no errors, in any language', () => {
  expect(errorsOf({})).toEqual({});
  expect(
    errorsOf({ name: 'Žofie 李', message: 'Wie groß\r\nist das Bett?\tDanke 🐾', orderNumber: 'PD-2345WXYZ' }),
  ).toEqual({});
});

test('an empty form has an error for each field, in the order of the form', () => {
  const nothing = { name: ' ', email: '', subject: '', orderNumber: ' ', message: '\n' };
  expect(Object.entries(errorsOf(nothing))).toEqual([
    ['name', 'Enter your name.'],
    ['email', 'Enter your email address so we can reply.'],
    ['subject', 'Choose a topic.'],
    ['message', 'Write your message.'],
  ]);
});

test.each([
  ['name', 'A', 'Enter your name with at least 2 letters.'],
  ['name', 'a'.repeat(81), 'Shorten your name to 80 characters.'],
  ['name', 'Ada\nBcc: x@y.z', 'Enter your name on one line, using letters, numbers and punctuation only.'],
  ['name', 'Ada \u202e eel', 'Enter your name on one line, using letters, numbers and punctuation only.'],
  ['email', 'ada', 'Enter an email like name@example.com.'],
  ['email', 'a@b.co\nBcc: c@d.co', 'Enter an email like name@example.com.'],
  ['subject', 'constructor', 'Choose a topic.'],
  ['orderNumber', 'x'.repeat(41), 'Enter a number like PD-2345WXYZ.'],
  ['message', 'Too short', 'Please write a bit more (at least 10 characters).'],
  ['message', 'x'.repeat(2001), 'Shorten your message to 2000 characters. It has 2001.'],
  ['message', 'A message with \0 in it', 'Use letters, numbers and punctuation only.'],
])('%s = %j: "%s"', (field, text, words) => {
  expect(errorsOf({ [field]: text })).toEqual({ [field]: words });
});

test('lengths are counted as people count: an emoji is one, spaces at the ends are none', () => {
  expect(errorsOf({ message: '🐾'.repeat(2000) })).toEqual({});
  expect(errorsOf({ message: `  ${'x'.repeat(2000)}\r\n` })).toEqual({});
});
