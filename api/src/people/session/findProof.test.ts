import { findProof } from './findProof.ts';
import { hashOf } from './secrets.ts';

const claims = { id: 'ada', guest: false, sid: hashOf('secret') };
const tokens = { findClaims: async (token: string) => (token === 'good' ? claims : undefined) };
const proof = { claims, secret: 'secret', turn: 'turn', id: claims.sid };

test('token and cookie of one session are a proof', async () => {
  expect(await findProof(tokens, 'Bearer good', ['secret.turn'])).toEqual(proof);
  expect(await findProof(tokens, 'bearer good', ['secret.turn'])).toEqual(proof);
});

test('a cookie of the same name that another host planted beside ours harms nothing', async () => {
  expect(await findProof(tokens, 'Bearer good', ['planted.turn', '', 'secret.turn'])).toEqual(proof);
});

test('a cookie without a turn is of the session, and its turn is none', async () => {
  expect(await findProof(tokens, 'Bearer good', ['secret'])).toEqual({ ...proof, turn: '' });
});

test.each<[string, string | undefined, string[]]>([
  ['a token alone', 'Bearer good', []],
  ['a token with another session’s cookie', 'Bearer good', ['other.turn', '.turn', '']],
  ['a cookie alone', undefined, ['secret.turn']],
  ['a token that the shop did not sign', 'Bearer bad', ['secret.turn']],
  ['another scheme', 'Basic good', ['secret.turn']],
  ['a scheme before it', 'No Bearer good', ['secret.turn']],
  ['more than a token', 'Bearer good good', ['secret.turn']],
  ['no token', 'Bearer ', ['secret.turn']],
  ['no words', '', ['secret.turn']],
])('%s opens nothing', async (_, authorization, cookies) => {
  expect(await findProof(tokens, authorization, cookies)).toBeUndefined();
});
