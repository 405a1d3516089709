import { findProof } from './findProof.ts';
import { hashOf } from './secrets.ts';

const claims = { id: 'ada', guest: false, sid: hashOf('secret') };
const tokens = { findClaims: async (token: string) => (token === 'good' ? claims : undefined) };
const proof = { claims, secret: 'secret', turn: 'turn', id: claims.sid };

test('the token and the cookie of one session prove the session', async () => {
  expect(await findProof(tokens, 'Bearer good', ['secret.turn'])).toEqual(proof);
  expect(await findProof(tokens, 'bearer good', ['secret.turn'])).toEqual(proof);
});

test('a cookie of the same name from another host does no harm', async () => {
  expect(await findProof(tokens, 'Bearer good', ['planted.turn', '', 'secret.turn'])).toEqual(proof);
});

test('a cookie without a turn belongs to its session, and has no turn', async () => {
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
])('%s gives no access', async (_, authorization, cookies) => {
  expect(await findProof(tokens, authorization, cookies)).toBeUndefined();
});
