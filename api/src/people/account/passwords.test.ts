import { parseOptions } from '@node-rs/argon2';
import { hashPassword, isPassword } from './passwords.ts';

const asker = { account: 'ada', address: '203.0.113.7' };

test('a password is recognised by its hash, and no two hashes are the same', async () => {
  const [one, other] = await Promise.all([
    hashPassword('kibble and rope', asker),
    hashPassword('kibble and rope', asker),
  ]);
  expect(one).not.toBe(other);
  expect(await isPassword('kibble and rope', one, asker)).toBe(true);
  expect(await isPassword('kibble and Rope', one, asker)).toBe(false);
  expect(parseOptions(one)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
});

test('an unknown account has no password, and the check costs as much work', async () => {
  const known = await hashPassword('kibble and rope', asker);
  const workOf = async (passwordHash: string | undefined) => {
    const before = process.cpuUsage();
    for (let n = 0; n < 5; n++) expect(await isPassword('wrong', passwordHash, asker)).toBe(false);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  await workOf(known);
  const [some, none] = [await workOf(known), await workOf(undefined)];
  expect(none).toBeGreaterThan(some / 2);
});
