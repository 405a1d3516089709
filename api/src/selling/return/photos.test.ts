import { randomUUID } from 'node:crypto';
import { rules } from '@paw/rules/rules.ts';
import sharp from 'sharp';
import { buildApp } from '../../app.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { openTestStaff, type TestStaff } from '../../back-office/staff-key/testing/openTestStaff.ts';
import { goRounds } from '../../back-office/office/testing/goRounds.ts';
import type { TestBrowser } from '../../testing/testAccounts.ts';
import { emailedReference } from '../../testing/emailedReference.ts';
import { checkOut } from '../../testing/testCheckout.ts';
import { startTestOrders, testLine, type TestOrders } from '../../testing/testOrders.ts';
import { checkRoom } from './photoQueries.ts';
import { paint } from './testing/paint.ts';
import { noOrderLimits } from '../../testing/noOrderLimits.ts';

// A busy machine is slow, not wrong.

let world: TestOrders;
let app: App;
let shopStaff: TestStaff;

beforeAll(async () => {
  world = await startTestOrders();
  app = await buildApp(world.database, { orderLimits: noOrderLimits });
  shopStaff = await openTestStaff(world.database);
});
afterAll(async () => {
  await Promise.all([app.close(), shopStaff.close()]);
  await world.stop();
});
beforeEach(() => world.run(`delete from counted_tries where kind = 'photo'`));

const staff: TestStaff['staff'] = (...all) => shopStaff.staff(...all);

/** A return that was asked for, of an order that has arrived. @returns its id, and the address of its pictures */
async function asked(browser: TestBrowser) {
  const { number } = (await checkOut(browser, { lines: [testLine('Twenty', 2)] })).body;
  const reference = await emailedReference(world, number);
  for (const step of ['pack', 'ship', 'deliver']) await staff('POST', `orders/${number}/${step}`, {});
  const lines = [{ position: 0, quantity: 1, reason: 'damaged' }];
  const { id } = (await browser.post(`/api/orders/${reference}/returns`, { lines })).body as { id: string };
  return { id, number, reference, path: `/api/orders/${reference}/returns/${id}/photos` };
}
async function send(path: string, picture: Buffer, type = 'image/jpeg', headers: Record<string, string> = {}) {
  const reply = await app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': type, ...headers },
    payload: picture,
  });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
}
const open = async (path: string, id: string) => app.inject({ method: 'GET', url: `${path}/${id}` });

test.each([
  ['a guest', () => world.guest()],
  ['a member', () => world.member()],
])('%s uploads pictures, and sees them resized and without metadata', async (_, come) => {
  const { path, reference } = await asked(await come());
  const exif = { IFD0: { Copyright: 'Zora Quillfeather' }, IFD3: { GPSLatitude: '47/1 22/1 0/1' } };
  const large = await paint({ width: 3000, height: 2000 })
    .withExif(exif)
    .withMetadata({ orientation: 6, exif })
    .jpeg()
    .toBuffer();
  const { status, body } = await send(path, large);
  expect(status).toBe(201);
  const seen = await open(path, body.id);
  expect(seen.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  const kept = await sharp(seen.rawPayload).metadata();
  expect([kept.format, kept.width, kept.height, kept.exif, kept.orientation]).toEqual([
    'jpeg',
    1067,
    1600,
    undefined,
    undefined,
  ]);
  expect(seen.rawPayload.includes('Quillfeather')).toBe(false);
  const returns = (await app.inject({ url: `/api/orders/${reference}/returns` })).json().returns;
  expect(returns).toMatchObject([{ photos: [body.id] }]);
});

test('PNG and WebP are accepted too, whatever their declared type, and stored as JPEG', async () => {
  const { path } = await asked(await world.guest());
  const see = paint({ width: 40, height: 30, alpha: 0.5 });
  for (const picture of [await see.png().toBuffer(), await see.webp().toBuffer()]) {
    const { status, body } = await send(path, picture, 'image/jpeg');
    expect(status).toBe(201);
    expect((await sharp((await open(path, body.id)).rawPayload).metadata()).format).toBe('jpeg');
  }
});

test('a return has at most four pictures, however many are sent at once, and accepts none after the decision', async () => {
  const { id, path } = await asked(await world.guest());
  const picture = await paint({ width: 20, height: 20 }).jpeg().toBuffer();
  const replies = await Promise.all(Array.from({ length: 6 }, () => send(path, picture)));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 201, 409, 409]);
  expect(replies.find(({ status }) => status === 409)?.body.code).toBe('too_many_photos');
  const other = await asked(await world.guest());
  await staff('POST', `returns/${other.id}/refuse`, { text: 'No.' });
  expect((await send(other.path, picture)).body.code).toBe('return_closed');
  await expect(checkRoom(world.database, { orderId: randomUUID(), returnId: id })).rejects.toThrow(
    'We can’t find that return',
  );
});

test('a caller who sends many pictures has to wait, before any picture is read', async () => {
  const { path } = await asked(await world.guest());
  for (let times = 0; times < 20; times++) expect((await send(path, Buffer.from('no picture'))).status).toBe(400);
  const { status, body, headers } = await send(path, await paint({ width: 20, height: 20 }).jpeg().toBuffer());
  expect([status, body.code, Number(headers['retry-after']) > 0]).toEqual([429, 'too_many_tries', true]);
});

test('pictures are shown to anyone with the order’s reference, and to no one else', async () => {
  const [mine, foreign] = [await asked(await world.guest()), await asked(await world.guest())];
  const picture = await paint({ width: 20, height: 20 }).jpeg().toBuffer();
  const { id } = (await send(mine.path, picture)).body;
  const crossed = foreign.path.replace(foreign.id, mine.id);
  const forged = mine.path.replace(mine.reference, `${mine.reference.slice(0, -2)}xx`);
  for (const path of [crossed, forged, foreign.path]) expect((await open(path, id)).statusCode).toBe(404);
  for (const path of [crossed, forged]) expect((await send(path, picture)).status).toBe(404);
  expect((await open(mine.path, randomUUID())).statusCode).toBe(404);
  const posted = await send(mine.path, picture, 'image/jpeg', { origin: 'https://evil.example' });
  expect([posted.status, posted.body.code]).toEqual([403, 'foreign_request']);
  expect((await app.inject({ method: 'POST', url: mine.path, payload: { a: 1 } })).statusCode).toBe(415);
});

test('the staff can read the pictures, and they are deleted after their time', async () => {
  const { id, path } = await asked(await world.guest());
  await send(path, await paint({ width: 20, height: 20 }).jpeg().toBuffer());
  const detail = (await staff('GET', `returns/${id}`)).body;
  const { photos } = (await staff('GET', `returns/${id.slice(0, 8)}/photos`)).body;
  expect([detail.photos, photos.length]).toEqual([1, 1]);
  expect((await sharp(Buffer.from(photos[0].jpeg, 'base64')).metadata()).format).toBe('jpeg');
  const after = async (days: number) => {
    await world.run(`update returns set updated_at = now() - make_interval(days => $1)`, [days]);
    await world.run(`update return_photos set sent_at = now() - make_interval(days => $1)`, [days]);
    await goRounds(world.database);
    return (await staff('GET', `returns/${id}/photos`)).body.photos.length;
  };
  const { photosKeptDays } = rules.returns;
  expect([await after(photosKeptDays - 1), await after(photosKeptDays + 1)]).toEqual([1, 0]);
});
