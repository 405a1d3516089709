import { emailedReference } from '../../testing/emailedReference.ts';
import { findMailedOrder } from './orderFacts.ts';
import { renderMail } from '../../platform/mail/renderMail.ts';
import { testComposer } from '../../back-office/office/testing/testMails.ts';
import { checkOut, seeOrder } from '../../testing/testCheckout.ts';
import { newEmail, testAddress } from '../../testing/testOrders.ts';
import { testConfirmations } from './testing/testConfirmations.ts';

const world = testConfirmations();
const { idOf, confirm, buy } = world;

const spam = 'Win at https://evil.example/now';
const mailed = async (
  mail: 'order-placed' | 'order-shipped' | 'order-cancelled' | 'order-delivered',
  orderId: string,
) => {
  const content = await testComposer(world.shop.database)({ mail, orderId });
  if (!content) throw new Error('No mail.');
  return { ...renderMail(content, { name: 'Paw Dailies', url: 'https://shop.test' }), subject: content.subject };
};

test('no email to an unconfirmed address contains typed text', async () => {
  const guest = await world.shop.guest();
  const address = testAddress({ name: spam, line1: `12 ${spam}`.slice(0, 60), line2: spam, city: 'evil.example' });
  const { reference, number } = (await checkOut(guest, { address, coupon: 'tenth' })).body;
  const orderId = await idOf(reference);
  const order = await findMailedOrder(world.shop.database, orderId);
  expect(order?.name).toBe(spam);
  for (const kind of ['order-placed', 'order-shipped', 'order-delivered', 'order-cancelled'] as const) {
    const { text, html, subject } = await mailed(kind, orderId);
    expect(`${text}${html}${subject}`).not.toMatch(/evil|Win at/i);
    expect(text).toContain(number);
  }
  await confirm(guest, reference);
  expect((await mailed('order-shipped', orderId)).text).toContain(spam);
});

test('the email of a guest’s order links to its confirmation by a URL fragment, which servers never get', async () => {
  const { reference } = await buy(2);
  const { text, subject } = await mailed('order-placed', await idOf(reference));
  expect(subject).toMatch(/^Please confirm your order PD-/);
  const [, confirmation = ''] = /order-sent\?order=[\w-]+#confirm=(\S+)/.exec(text) ?? [];
  expect((await confirm(await world.shop.guest(), reference, confirmation)).status).toBe(200);
  expect((await mailed('order-placed', await idOf(reference))).subject).toMatch(/is confirmed$/);
});

test('the email names the deadline in the store’s own time zone', async () => {
  const { reference } = await buy(2);
  const { text } = await mailed('order-placed', await idOf(reference));
  const { unconfirmed } = await seeOrder(await world.shop.guest(), reference);
  const [, deadline = ''] = /Please confirm by (.+) Central Time\./.exec(text) ?? [];
  const at = new Date(unconfirmed.by);
  const inChicago = at.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Chicago' });
  expect(deadline).toBe(inChicago);
});

test('the email that asks to confirm is sent again to the order’s address alone, a few times, while it is needed', async () => {
  const email = newEmail();
  const guest = await world.shop.guest();
  const { number } = (await checkOut(guest, { contact: { email } })).body;
  const reference = await emailedReference(world.shop, number);
  const again = async (browser = guest) => browser.post(`/api/orders/${reference}/confirmation-email`);
  const queued = async () =>
    (await world.shop.run(`select payload from outbox where payload->>'mail' = 'order-confirm' order by id`)).map(
      ({ payload }) => payload,
    );
  await world.shop.run(`delete from outbox where payload->>'mail' = 'order-confirm'`);
  for (let times = 0; times < 3; times++) expect(await again()).toMatchObject({ status: 202, body: { email } });
  const limited = await again(await world.shop.guest());
  expect([limited.status, limited.body.message]).toEqual([
    429,
    expect.stringMatching(/^We’ve sent this email several/),
  ]);
  expect(await queued()).toHaveLength(3);
  const [first] = await queued();
  const mail = await testComposer(world.shop.database)(first);
  expect([mail?.to, mail?.subject]).toEqual([email, expect.stringMatching(/^Please confirm your order PD-/)]);
  await confirm(guest, reference);
  expect(await testComposer(world.shop.database)(first)).toBeUndefined();
  expect(await again()).toMatchObject({ status: 409, body: { code: 'confirmed_already' } });
  expect((await guest.post('/api/orders/nonsense/confirmation-email')).status).toBe(404);
});
