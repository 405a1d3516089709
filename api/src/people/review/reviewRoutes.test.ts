import { randomUUID } from 'node:crypto';
import { loadProducts } from '../../catalogue/product-data/loadProducts.ts';
import { readProductData } from '../../catalogue/product-data/readProductData.ts';
import { insertTestOrder } from '../../back-office/office/testing/insertTestOrder.ts';
import { startTestAccounts, TestBrowser } from '../../testing/testAccounts.ts';
import { dataFolder } from '../../testing/testDatabase.ts';

const data = readProductData(dataFolder);
const path = '/api/products/Adjustable-Dog-Collar/reviews';
const review = { stars: 2, title: 'Too stiff', body: 'It never softened on my dog, and the ring is loud.' };
let world: Awaited<ReturnType<typeof startTestAccounts>>;

beforeAll(async () => {
  world = await startTestAccounts();
  await loadProducts(world.database, data);
});
afterAll(() => world.stop());

async function member(name = 'Maya Lin Rosen'): Promise<TestBrowser> {
  const browser = new TestBrowser(world.app);
  await browser.join(world.codes, { name, email: `${randomUUID()}@example.test`, password: 'three plain words' });
  return browser;
}
const stranger = () => new TestBrowser(world.app);
const get = async (query = '', at = path) => (await stranger().call('GET', `${at}${query}`)).body;
const ratingOf = async (slug: string) => (await stranger().call('GET', `/api/products/${slug}`)).body.rating;

test('a page has six reviews, the newest first, and only published ones', async () => {
  const { reviews, total, page, pages } = await get();
  const seeds = data.products.find(({ title }) => title === 'Adjustable Dog Collar')?.reviews ?? [];
  expect([total, page, pages, reviews.length]).toEqual([seeds.length, 1, 1, seeds.length]);
  const dates = reviews.map(({ date }: { date: string }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const { author, stars, title, body, date, verified } = reviews[0];
  expect(seeds).toContainEqual({ author, stars, title, body, date, verified });
});

test('reviews can be sorted by stars, and filtered by a number of stars', async () => {
  const starsOf = async (query: string) => (await get(query)).reviews.map(({ stars }: { stars: number }) => stars);
  const highest = await starsOf('?sort=highest');
  expect(highest).toEqual(highest.toSorted((one: number, other: number) => other - one));
  expect(await starsOf('?sort=lowest')).toEqual(highest.toReversed());
  const five = await get('?stars=5');
  expect(five.total).toBe(highest.filter((stars: number) => stars === 5).length);
  expect(five.reviews.every(({ stars }: { stars: number }) => stars === 5)).toBe(true);
});

test('a member’s review is published at once, signed with first name and initial, and counts', async () => {
  const before = await ratingOf('Adjustable-Dog-Collar');
  const { status, body } = await (await member()).post(path, review);
  const today = new Date().toISOString().slice(0, 10);
  const written = { id: expect.any(Number), author: 'Maya R.', ...review, date: today, verified: false };
  expect([status, body]).toEqual([201, { status: 'published', review: written }]);
  expect((await get()).reviews[0]).toEqual(body.review);
  const after = await ratingOf('Adjustable-Dog-Collar');
  expect(after.count).toBe(before.count + 1);
  expect(after.histogram[1]).toBe(before.histogram[1] + 1);
});

test('one a product: the second is refused with a message, another product’s is not', async () => {
  const maya = await member();
  expect((await maya.post(path, review)).status).toBe(201);
  expect(await maya.post(path, { ...review, stars: 5 })).toMatchObject({
    status: 409,
    body: { code: 'already_reviewed', message: 'You’ve already reviewed this product.' },
  });
  expect((await maya.post('/api/products/dog-fetch-CHEWY-toy/reviews', review)).status).toBe(201);
});

test('of ten simultaneous reviews one is accepted', async () => {
  const maya = await member();
  const replies = await Promise.all(Array.from({ length: 10 }, () => maya.post(path, review)));
  const statuses = replies.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
});

test('a buyer is marked as verified, and no longer once the order is canceled', async () => {
  const slug = 'Hartwell-Sofa-Dog-Bed';
  const at = `/api/products/${slug}/reviews`;
  const [{ id: variantId }] = await world.run(
    'select v.id from variants v join products p on p.id = product_id where slug = $1',
    [slug],
  );
  const buyer = await member();
  const order = await insertTestOrder(world.database.db, { accountId: buyer.id }, { variantId });
  const other = await member();
  await insertTestOrder(world.database.db, { accountId: other.id, fulfilmentState: 'cancelled' }, { variantId });
  expect((await buyer.post(at, review)).body.review.verified).toBe(true);
  expect((await other.post(at, review)).body.review.verified).toBe(false);
  const marks = async () => (await get('', at)).reviews.filter(({ body }: { body: string }) => body === review.body);
  expect((await marks()).map(({ verified }: { verified: boolean }) => verified)).toEqual([false, true]);
  await world.run("update orders set fulfilment_state = 'cancelled' where id = $1", [order.id]);
  expect((await marks()).map(({ verified }: { verified: boolean }) => verified)).toEqual([false, false]);
});

test('a review with a link waits: its author reads so, no one else sees it, and it does not count', async () => {
  const slug = 'Cable-Knit-Dog-Sweater';
  const at = `/api/products/${slug}/reviews`;
  const [before, rating] = [await get('', at), await ratingOf(slug)];
  const { status, body } = await (await member()).post(at, { ...review, body: `${review.body} See www.example.test` });
  expect([status, body.status]).toEqual([201, 'waiting']);
  expect([await get('', at), await ratingOf(slug)]).toEqual([before, rating]);
  await world.run("update reviews set status = 'published' where id = $1", [body.review.id]);
  expect((await get('', at)).total).toBe(before.total + 1);
  expect((await ratingOf(slug)).count).toBe(rating.count + 1);
});

test('a name that is a URL waits too', async () => {
  const { body } = await (await member('www.example.test')).post(path, review);
  expect(body.status).toBe('waiting');
});

test('the reviews of a deleted account are deleted, and no longer count', async () => {
  const slug = 'Feather-Wand-Cat-Toy';
  const before = await ratingOf(slug);
  const maya = await member();
  await maya.post(`/api/products/${slug}/reviews`, review);
  expect((await ratingOf(slug)).count).toBe(before.count + 1);
  await world.run('delete from accounts where id = $1', [maya.id]);
  expect(await ratingOf(slug)).toEqual(before);
});

test('the first rating of a product is its average rating', async () => {
  const slug = 'Slim-Hemp-Collar-for-Small-Dogs';
  expect(await ratingOf(slug)).toBeNull();
  await (await member()).post(`/api/products/${slug}/reviews`, review);
  expect(await ratingOf(slug)).toEqual({ average: 2, count: 1, histogram: [0, 1, 0, 0, 0] });
});

test('strangers and guests are asked to log in', async () => {
  const guest = stranger();
  await guest.post('/api/session/guest');
  for (const browser of [stranger(), guest]) {
    expect(await browser.post(path, review)).toMatchObject({
      status: 403,
      body: { code: 'signed_out', message: 'Please log in to write a review.' },
    });
  }
});

test('a session that is old is renewed before anything is written', async () => {
  const maya = await member();
  await world.run("update sessions set renewed_at = now() - interval '31 minutes' where account_id = $1", [maya.id]);
  expect(await maya.post(path, review)).toMatchObject({ status: 403, body: { code: 'renewal_needed' } });
  await maya.post('/api/session/renew');
  expect((await maya.post(path, review)).status).toBe(201);
});

test('a page of another site cannot write one', async () => {
  const maya = await member();
  const foreign = new TestBrowser(world.app, { origin: 'https://evil.example' });
  foreign.token = maya.token;
  for (const [name, value] of maya.cookies) foreign.cookies.set(name, value);
  expect(await foreign.post(path, review)).toMatchObject({ status: 403, body: { code: 'foreign_request' } });
});

test.each([
  [{ ...review, stars: 0 }, 'bad_stars'],
  [{ ...review, title: ' ' }, 'bad_title'],
  [{ ...review, body: 'Short' }, 'bad_body'],
  [{ stars: 5, title: 'No body' }, 'bad_request'],
  [{ ...review, stars: '5' }, 'bad_request'],
])('%j is refused', async (body, code) => {
  expect(await (await member()).post(path, body)).toMatchObject({ status: 400, body: { code } });
});

test('a product that does not exist has no reviews, and accepts none', async () => {
  const at = '/api/products/Unicorn-Saddle/reviews';
  expect(await get('', at)).toMatchObject({ code: 'product_not_found' });
  expect(await (await member()).post(at, review)).toMatchObject({ status: 404, body: { code: 'product_not_found' } });
});

test.each(['?sort=best', '?stars=6', '?page=0'])('%s is refused', async (query) => {
  expect(await get(query)).toMatchObject({ code: 'bad_request' });
});
