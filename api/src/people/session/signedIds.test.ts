import { randomBytes } from 'node:crypto';
import type { SigningKey } from './keepKeys.ts';
import { signedIds } from './signedIds.ts';

const key = (kid: string): SigningKey => ({ kid, secret: randomBytes(32) });
const [own, older] = [key('own'), key('older')];
const idsOf = (...all: [SigningKey, ...SigningKey[]]) => signedIds(async () => ({ signing: all[0], all }));
const id = '01234567-89ab-4cde-8f01-23456789abcd';

test('an id that the shop signed fits into a link, and is found again', async () => {
  const signed = await idsOf(own).sign(id);
  expect(signed).toMatch(/^[\w-]{65}$/);
  expect(await idsOf(own).find(signed)).toBe(id);
});

test('an id under an older key is found as long as the shop has the key', async () => {
  const signed = await idsOf(older).sign(id);
  expect(await idsOf(own, older).find(signed)).toBe(id);
  expect(await idsOf(own).find(signed)).toBeUndefined();
});

test('a signature is valid for one id alone', async () => {
  const { sign, find } = idsOf(own);
  const [signed, other] = [await sign(id), await sign(id.replace('0', '1'))];
  expect(await find(other.slice(0, 22) + signed.slice(22))).toBeUndefined();
});

test.each<[string, (signed: string) => string]>([
  ['nothing', () => ''],
  ['an id alone', (signed) => signed.slice(0, 22)],
  ['a signature without its end', (signed) => signed.slice(0, -1)],
  ['something before it', (signed) => `A${signed}`],
  ['something behind it', (signed) => `${signed}A`],
  ['a letter that is none of ours', (signed) => `${signed.slice(0, -1)}!`],
])('%s gives no access', async (_, change) => {
  const { sign, find } = idsOf(own);
  expect(await find(change(await sign(id)))).toBeUndefined();
});
