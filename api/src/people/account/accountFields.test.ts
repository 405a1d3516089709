import { readEmail, readName, readNewPassword } from './accountFields.ts';

const codeOf = (read: () => unknown) => {
  try {
    return read();
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test.each([
  ['  Ada ', 'Ada'],
  ['Zoe\u0308', 'Zoë'],
  ['محمد', 'محمد'],
  ['می‌خواهم', 'می‌خواهم'],
  ['👩‍🚀', '👩‍🚀'],
  ["O'Brien <b>", "O'Brien <b>"],
  ['x'.repeat(80), 'x'.repeat(80)],
  ['🐕'.repeat(80), '🐕'.repeat(80)],
])('the name %j is stored as %j', (text, name) => {
  expect(readName(text)).toBe(name);
});

test.each(['', '   ', '\u200b', 'x'.repeat(81), 'A\nB', 'A\0B', 'A\u202eB', 'A\u001b[31m', '\ud800'])(
  'the name %j is refused',
  (text) => {
    expect(codeOf(() => readName(text))).toBe('bad_name');
  },
);

test.each([
  [' Ada@Example.COM ', { email: 'ada@example.com', typed: 'Ada@Example.COM' }],
  ['zoë@bücher.example', { email: 'zoë@bücher.example', typed: 'zoë@bücher.example' }],
])('the email address %j is compared in normalized form and shown as typed', (text, read) => {
  expect(readEmail(text)).toEqual(read);
});

test.each([
  '',
  'ada',
  'a@b',
  'a b@example.com',
  'a@example.com\n',
  'a\u001b[2J@example.com',
  'a\0@example.com',
  `${'a'.repeat(250)}@b.co`,
])('in the email address %j a line end at the edge is trimmed, and any other is refused', (text) => {
  expect(codeOf(() => readEmail(text).email)).toBe(text.endsWith('\n') ? 'a@example.com' : 'bad_email');
});

test.each([
  ['kibble and rop', 'bad_password'],
  ['🐕'.repeat(14), 'bad_password'],
  ['a hat and a stick '.repeat(8), 'bad_password'],
  ['Password12345678', 'common_password'],
  ['kibble and rope', 'kibble and rope'],
  [' kibble, rope ', 'bad_password'],
  ['🐕🐈🐦🐠 and a stick', '🐕🐈🐦🐠 and a stick'],
  [
    'kibble and rope '.repeat(8).slice(1).replace('rope', 'lead'),
    'kibble and rope '.repeat(8).slice(1).replace('rope', 'lead'),
  ],
])('the password %j is answered with %j', (password, outcome) => {
  expect(codeOf(() => readNewPassword(password))).toBe(outcome);
});
