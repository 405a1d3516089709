import { startTestAccounts } from '../../testing/testAccounts.ts';
import { emailKey } from './emailKey.ts';

const written: [typed: string, key: string][] = [
  ['ada@example.com', 'ada@example.com'],
  ['ada+offers@example.com', 'ada@example.com'],
  ['ada+a+b@example.com', 'ada@example.com'],
  ['+ada@example.com', '+ada@example.com'],
  ['a.da@example.com', 'a.da@example.com'],
  ['a.d.a+x@gmail.com', 'ada@gmail.com'],
  ['a.da@googlemail.com', 'ada@gmail.com'],
  ['a.da@mail.gmail.com', 'a.da@mail.gmail.com'],
  ['ada@ｅxample.com', 'ada@example.com'],
  ['ａｄａ@gmail.com', 'ada@gmail.com'],
  ['añ.a@gmail.com', 'aña@gmail.com'],
  ['', ''],
];

test.each(written)('%s is the mailbox %s', (typed, key) => {
  expect(emailKey(typed)).toBe(key);
});

test('the database writes the same key beside each address', async () => {
  const world = await startTestAccounts();
  try {
    for (const [typed] of written) {
      await world.run(`insert into accounts (email, email_typed, name) values ($1, $1, 'Ada')`, [typed]);
    }
    const rows = await world.run('select email, email_key as key from accounts');
    expect(Object.fromEntries(rows.map(({ email, key }) => [email, key]))).toEqual(Object.fromEntries(written));
  } finally {
    await world.stop();
  }
});
