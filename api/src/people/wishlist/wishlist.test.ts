import type { TestBrowser } from '../../testing/testAccounts.ts';
import { startTestOrders, type TestOrders } from '../../testing/testOrders.ts';

// A busy machine is slow, not wrong.

let world: TestOrders;

beforeAll(async () => {
  world = await startTestOrders();
});
afterAll(() => world.stop());

const path = '/api/account/wishlist';
const add = (browser: TestBrowser, slug: string) => browser.call('PUT', `${path}/${slug}`);
const take = (browser: TestBrowser, slug: string) => browser.call('DELETE', `${path}/${slug}`);
const merge = (browser: TestBrowser, slugs: string[]) => browser.post(`${path}/merge`, { slugs });
const slugsOf = ({ body }: { body: { items: { slug: string }[] } }) => body.items.map(({ slug }) => slug);
const list = async (browser: TestBrowser) => slugsOf(await browser.call('GET', path));

test('products are added and removed, once or repeatedly, with a slug in any case', async () => {
  const member = await world.member();
  const replies = [await add(member, 'Twenty'), await add(member, 'seven'), await add(member, 'TWENTY')];
  expect(replies.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await list(member)).toEqual(['Seven', 'Twenty']);
  expect([(await take(member, 'twenty')).status, (await take(member, 'Twenty')).status]).toEqual([204, 204]);
  expect(await list(member)).toEqual(['Seven']);
  expect(await add(member, 'Nothing')).toMatchObject({ status: 404, body: { code: 'product_not_found' } });
});

test('a guest’s list is merged in its order; unknown and already listed products change nothing', async () => {
  const member = await world.member();
  await add(member, 'Last');
  const merged = await merge(member, ['Large', 'Gone-for-good', 'last', 'Seven', 'large']);
  expect(slugsOf(merged)).toEqual(['Large', 'Seven', 'Last']);
  expect(slugsOf(await merge(member, ['Large', 'Seven']))).toEqual(['Large', 'Seven', 'Last']);
});

test('a list has at most 100 products, however they are added', async () => {
  const member = await world.member();
  await world.run(
    `insert into products (slug, title, brand, pet, category, description, specifications, picture, position)
      select 'Many-' || n, 'Many ' || n, 'B', 'dog', 'Toys', '', '[]', 'ball', 1000 + n from generate_series(1, 101) n`,
  );
  await world.run(
    `insert into ratings (product_id, seeded) select id, '{0,0,0,0,0}' from products where slug like 'Many-%'`,
  );
  const many = Array.from({ length: 99 }, (_, index) => `Many-${index + 1}`);
  await merge(member, many);
  const [one, other] = await Promise.all([add(member, 'Many-100'), add(member, 'Many-101')]);
  expect([one.status, other.status].sort((a, b) => a - b)).toEqual([204, 409]);
  expect(await list(member)).toHaveLength(100);
  expect((await add(member, 'Many-1')).status).toBe(204);
  expect(slugsOf(await merge(member, ['Twenty']))).not.toContain('Twenty');
  expect((await merge(member, [...many, 'a', 'b'])).status).toBe(400);
});

test('cards are returned in the requested order, with the variant that one tap adds, for guests too', async () => {
  const guest = await world.guest();
  const slugs = ['Seven', 'None', 'Nothing', 'twenty', 'Seven'];
  const { status, body } = await guest.post('/api/wishlist/products', { slugs });
  const cards = body.products.map((card: Record<string, unknown>) => [card.slug, card.inStock, card.skuToAdd]);
  expect([status, cards]).toEqual([
    200,
    [
      ['Seven', true, 'T-SEVEN'],
      ['None', false, null],
      ['Twenty', true, 'T-TWENTY'],
    ],
  ]);
});

test('each member has a list of their own', async () => {
  const [owner, other] = [await world.member(), await world.member()];
  await add(owner, 'Twenty');
  await take(other, 'Twenty');
  expect([await list(owner), await list(other)]).toEqual([['Twenty'], []]);
});
