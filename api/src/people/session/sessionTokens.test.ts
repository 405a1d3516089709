import { randomBytes } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, type JWTPayload, SignJWT } from 'jose';
import type { SigningKey } from './keepKeys.ts';
import { sessionTokens } from './sessionTokens.ts';

const key = (kid: string): SigningKey => ({ kid, secret: randomBytes(32) });
const [own, older] = [key('own'), key('older')];
const keys = jest.fn(async () => ({ signing: own, all: [own, older] }));
const ada = { id: 'ada', guest: false, sid: 'ada’s session' };
const days = 24 * 60 * 60;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'], now: new Date('2026-06-01T12:00:00Z') });
  keys.mockClear();
});
afterEach(() => jest.useRealTimers());

/** A token that this shop could have signed, with changes. */
const sign = (changes: JWTPayload = {}, by: SigningKey = own, alg = 'HS256') =>
  new SignJWT({
    id: 'ada',
    sid: ada.sid,
    iss: 'paw-dailies',
    aud: 'paw-dailies/shop',
    exp: Date.now() / 1000 + 60,
    ...changes,
  })
    .setProtectedHeader({ alg, kid: by.kid })
    .sign(by.secret);
const find = (token: string) => sessionTokens(keys).findClaims(token);

test('a token has its user and its session, and ends after 30 days', async () => {
  const token = await sessionTokens(keys).issueToken(ada);
  const now = Date.now() / 1000;
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', kid: 'own' });
  expect(decodeJwt(token)).toEqual({
    id: 'ada',
    sid: ada.sid,
    iss: 'paw-dailies',
    aud: 'paw-dailies/shop',
    iat: now,
    exp: now + 30 * days,
  });
});

test.each([ada, { id: 'g1', guest: true, sid: 's1' }])(
  'every process of the shop accepts the token of %j',
  async (who) => {
    expect(await find(await sessionTokens(keys).issueToken(who))).toEqual(who);
  },
);

test('a token is good until the second in which it ends', async () => {
  const token = await sessionTokens(keys).issueToken(ada);
  jest.setSystemTime(Date.now() + (30 * days - 1) * 1000);
  expect(await find(token)).toEqual(ada);
  jest.setSystemTime(Date.now() + 1000);
  expect(await find(token)).toBeUndefined();
});

test('a key that no longer signs still verifies, until the shop lets go of it', async () => {
  const token = await sign({}, older);
  expect(await find(token)).toEqual(ada);
  keys.mockResolvedValueOnce({ signing: own, all: [own] });
  expect(await find(token)).toBeUndefined();
});

const unsigned = (header: object, token: string) =>
  `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${token.split('.')[1]}.`;

test.each<[string, () => string | Promise<string>]>([
  ['that another shop signed', () => sign({ iss: 'cat-dailies' })],
  ['that names no shop', () => sign({ iss: undefined })],
  ['for another service of this shop', () => sign({ aud: 'paw-dailies/registry' })],
  ['that says for no service', () => sign({ aud: undefined })],
  ['without an id', () => sign({ id: undefined })],
  ['without a session', () => sign({ sid: undefined })],
  ['without an end', () => sign({ exp: undefined })],
  ['under a key that the shop does not have', () => sign({}, key('strange'))],
  ['that a stranger signed under the name of our key', () => sign({}, { ...own, secret: randomBytes(32) })],
  ['of another algorithm with our key', () => sign({}, { ...own, secret: own.secret }, 'HS512')],
  ['without a signature', async () => unsigned({ alg: 'none', kid: 'own' }, await sign())],
  ['that is none', () => 'paw.paw.paw'],
  ['that is empty', () => ''],
])('a token %s gives no access', async (_, make) => {
  expect(await find(await make())).toBeUndefined();
});

test('a text that is too long for a token is refused without verification', async () => {
  expect(await find(await sign({ id: 'a'.repeat(8192) }))).toBeUndefined();
  expect(keys).not.toHaveBeenCalled();
});

test('a token is a guest’s only when it says so', async () => {
  expect(await find(await sign({ guest: 'yes' }))).toEqual(ada);
  expect(await find(await sign({ guest: true }))).toEqual({ ...ada, guest: true });
});

test('a token is verified once a minute in each process', async () => {
  const [token, tokens] = [await sessionTokens(keys).issueToken(ada), sessionTokens(keys)];
  keys.mockClear();
  // A replaced clock starts at 0, which lru-cache takes for no time at all.
  jest.advanceTimersByTime(1);
  for (const ms of [0, 59_999, 1]) {
    jest.advanceTimersByTime(ms);
    expect(await tokens.findClaims(token)).toEqual(ada);
  }
  expect(keys).toHaveBeenCalledTimes(2);
});

test('a shop whose keys are damaged fails; it does not report its members as signed out', async () => {
  const damaged = { kid: 'own', secret: 'text' as unknown as Buffer };
  keys.mockResolvedValueOnce({ signing: damaged, all: [damaged] });
  await expect(find(await sign())).rejects.toThrow(TypeError);
});
