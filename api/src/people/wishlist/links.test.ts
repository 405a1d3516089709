import { randomSecret } from '../session/secrets.ts';
import type { TestBrowser } from '../../testing/testAccounts.ts';
import { TestBrowser as Browser } from '../../testing/testAccounts.ts';
import { startTestOrders, type TestOrders } from '../../testing/testOrders.ts';

// A busy machine is slow, not wrong.

let world: TestOrders;

beforeAll(async () => {
  world = await startTestOrders();
});
afterAll(() => world.stop());

const path = '/api/account/wishlist-link';
const share = async (browser: TestBrowser): Promise<string> => (await browser.post(path)).body.secret;
/** Someone who has the link, and nothing else. */
const open = (secret: string) => new Browser(world.app).call('GET', `/api/wishlists/${encodeURIComponent(secret)}`);
const wish = (browser: TestBrowser, slug: string) => browser.call('PUT', `/api/account/wishlist/${slug}`);

test('a visitor with the link sees the products and the first name, and nothing else of the member', async () => {
  const member = await world.member('maya.shares@example.com');
  await wish(member, 'Twenty');
  await wish(member, 'None');
  const { body } = await open(await share(member));
  expect(body.products.map(({ slug, skuToAdd }: { slug: string; skuToAdd: string }) => [slug, skuToAdd])).toEqual([
    ['None', null],
    ['Twenty', 'T-TWENTY'],
  ]);
  expect([Object.keys(body).toSorted(), body.firstName]).toEqual([['firstName', 'products'], 'Maya']);
  expect(JSON.stringify(body)).not.toMatch(/Rosen|maya\.shares/);
  expect(JSON.stringify(body)).not.toContain(member.id);
});

test('the link shows the current list, and stays the same until it is ended', async () => {
  const member = await world.member();
  expect((await member.call('GET', path)).body).toEqual({ secret: null, firstName: 'Maya' });
  const made = await Promise.all(Array.from({ length: 5 }, () => share(member)));
  expect(new Set(made).size).toBe(1);
  expect(made[0]).toMatch(/^[\w-]{32}$/);
  expect((await member.call('GET', path)).body.secret).toBe(made[0]);
  await wish(member, 'Large');
  expect((await open(made[0] ?? '')).body.products).toMatchObject([{ slug: 'Large' }]);
});

test('an ended link gives no access, and the next link is a different one', async () => {
  const member = await world.member();
  const secret = await share(member);
  expect([(await member.call('DELETE', path)).status, (await member.call('DELETE', path)).status]).toEqual([204, 204]);
  expect(await open(secret)).toMatchObject({ status: 404, body: { code: 'not_shared' } });
  const next = await share(member);
  expect(next).not.toBe(secret);
  expect((await open(secret)).status).toBe(404);
  expect((await open(next)).status).toBe(200);
});

test('an unknown link gets the answer of an ended one, so nothing reveals which lists exist', async () => {
  const member = await world.member();
  const secret = await share(member);
  const ended = await share(await world.member());
  await world.run('delete from wishlist_links where secret = $1', [ended]);
  const { status, body } = await open(ended);
  const others = [
    randomSecret(24),
    secret.slice(0, -1),
    `${secret}x`,
    secret.toUpperCase(),
    member.id,
    "' or 1=1 --",
    '%',
  ];
  for (const other of others) expect(await open(other)).toMatchObject({ status, body });
  expect((await open('x'.repeat(300))).status).toBe(414);
});

test('only the member makes, reads and ends the link', async () => {
  const [owner, other] = [await world.member(), await world.member()];
  const secret = await share(owner);
  await other.call('DELETE', path, { accountId: owner.id });
  await other.post(path, { accountId: owner.id, secret });
  expect((await other.call('GET', path)).body.secret).not.toBe(secret);
  expect((await open(secret)).status).toBe(200);
  const guest = await world.guest();
  for (const reply of [await guest.call('GET', path), await guest.post(path), await guest.call('DELETE', path)]) {
    expect(reply).toMatchObject({ status: 403, body: { code: 'signed_out' } });
  }
  const foreign = await owner.call('DELETE', path, undefined, { origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
});

test('the link is deleted with the account', async () => {
  const member = await world.member();
  const secret = await share(member);
  await world.run('delete from accounts where id = $1', [member.id]);
  expect((await open(secret)).status).toBe(404);
});
