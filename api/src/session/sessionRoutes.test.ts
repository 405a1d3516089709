import { decodeJwt } from 'jose';
import { buildApp } from '../app.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { startTestShop } from '../testing/testDatabase.ts';
import { sessionTokens } from './sessionTokens.ts';

let shop: Awaited<ReturnType<typeof startTestShop>>;
let other: Database;

beforeAll(async () => {
  shop = await startTestShop();
  other = openDatabase(shop.url, { embedded: shop.embedded });
}, 60_000);
afterAll(async () => {
  await other.close();
  await shop.stop();
});

async function guestToken(database: Database): Promise<string> {
  const app = await buildApp(database);
  const reply = await app.inject({ method: 'POST', url: '/api/session/guest' });
  await app.close();
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([201, 'no-store']);
  return reply.json().token;
}

test('two api processes that start at once accept each other’s guests', async () => {
  const [first, second] = await Promise.all([guestToken(shop.database), guestToken(other)]);
  expect(await sessionTokens(other).findClaims(first)).toEqual({ id: decodeJwt(first).id, guest: true });
  expect(await sessionTokens(shop.database).findClaims(second)).toEqual({ id: decodeJwt(second).id, guest: true });
  expect((await shop.database.pool.query('select 1 from signing_keys')).rows).toHaveLength(1);
});

test('a guest’s token ends after 30 days and names nobody', async () => {
  const claims = decodeJwt(await guestToken(shop.database));
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(30 * 24 * 60 * 60);
  expect(claims).toMatchObject({ guest: true, id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
});

test('a changed or foreign token is nobody’s', async () => {
  const [header, , signature] = (await guestToken(shop.database)).split('.');
  const claims = Buffer.from(JSON.stringify({ id: 'someone', exp: 4_000_000_000, iss: 'paw-dailies' })).toString(
    'base64url',
  );
  const { findClaims } = sessionTokens(shop.database);
  expect(await findClaims(`${header}.${claims}.${signature}`)).toBeUndefined();
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  expect(await findClaims(`${unsigned}.${claims}.`)).toBeUndefined();
  expect(await findClaims('not a token')).toBeUndefined();
});
