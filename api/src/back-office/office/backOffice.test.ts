import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from '../../app.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { openTestStaff, type TestStaff } from '../staff-key/testing/openTestStaff.ts';
import { openSilentServer, TestPostOffice } from '../../platform/mail/testing/TestPostOffice.ts';
import { FakeStripe } from '../../selling/payment/testing/FakeStripe.ts';
import { TestBrowser } from '../../testing/testAccounts.ts';
import { checkOut } from '../../testing/testCheckout.ts';
import { newEmail, startTestOrders, type TestOrders } from '../../testing/testOrders.ts';
import { type BackOffice, openBackOffice } from './backOffice.ts';
import { noOrderLimits } from '../../testing/noOrderLimits.ts';

let world: TestOrders;
let stripe: FakeStripe;
let post: TestPostOffice;
let office: BackOffice;
let app: App;
let shopStaff: TestStaff;

beforeAll(async () => {
  world = await startTestOrders();
  [stripe, post] = await Promise.all([FakeStripe.start(), TestPostOffice.open()]);
  office = openBackOffice(world.database, settings(post.url));
  app = await buildApp(world.database, { ...office, orderLimits: noOrderLimits });
  shopStaff = await openTestStaff(world.database, { wake: office.wake });
  stripe.webhookUrl = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/payments/stripe/webhook`;
  office.start();
});
afterAll(async () => {
  await office.stop();
  await Promise.all([app.close(), shopStaff.close()]);
  await Promise.all([stripe.stop(), post.close()]);
  await world.stop();
});

const settings = (SMTP_URL: string) => ({
  SITE_ORIGIN: '',
  SHOP_URL: 'https://shop.test',
  SITE_EMAIL: 'hello@shop.test',
  SMTP_URL,
  SMTP_PLAIN: true,
  MAIL_FROM: 'Paw Dailies <orders@shop.test>',
  STRIPE_SECRET_KEY: stripe.key,
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_API_URL: stripe.url,
});
const staff = async (method: 'GET' | 'POST', url: string, payload?: object) =>
  (await shopStaff.staff(method, url, payload)).body;
const paymentOf = async (number: string) => (await staff('GET', `orders/${number}`)).payment;
async function until(isSo: () => Promise<boolean> | boolean) {
  for (const end = Date.now() + 60_000; !(await isSo()) && Date.now() < end; ) await pause(20);
  expect(await isSo()).toBe(true);
}
const subjects = (email: string) =>
  post.mails.filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject?.replace(/ PD-\w+/, ''));

test('a card order goes from Stripe’s page and its webhooks to the refund, with an email at each step', async () => {
  const email = newEmail();
  const { status, body } = await checkOut(await world.guest(app), { contact: { email }, payment: 'stripe' });
  expect([status, body.payment]).toEqual([
    201,
    { state: 'pending', redirectUrl: expect.stringContaining(`${stripe.url}/pay/`) },
  ]);
  expect(subjects(email)).toEqual([]);
  const paid = await fetch(`${body.payment.redirectUrl}/pay`, { method: 'POST', redirect: 'manual' });
  const [, link] = /^https:\/\/shop\.test\/success\?order=([\w-]+)$/.exec(paid.headers.get('location') ?? '') ?? [];
  // Stripe's page may be open in another browser than the shop's.
  expect((await new TestBrowser(app).call('GET', `/api/orders/${link}`)).body).toMatchObject({ number: body.number });
  await until(async () => (await paymentOf(body.number)) === 'authorised');
  await staff('POST', `orders/${body.number}/pack`);
  await until(async () => (await paymentOf(body.number)) === 'paid');
  await staff('POST', `orders/${body.number}/ship`, { tracking: '1Z999' });
  await staff('POST', `orders/${body.number}/refund`, { cents: 500, reason: 'Torn' });
  await until(async () => (await paymentOf(body.number)) === 'partly_refunded');
  const expected = new Set(['Your order is confirmed', 'Your order is on its way', 'A refund for your order']);
  await until(() => subjects(email).length === 3);
  expect(new Set(subjects(email))).toEqual(expected);
});

test('when an order is canceled before Stripe’s page is used, the page is closed and nothing is owed', async () => {
  const guest = await world.guest(app);
  const { body } = await checkOut(guest, { payment: 'stripe' });
  await guest.post(`/api/orders/${body.reference}/cancel`);
  await until(async () => (await paymentOf(body.number)) === 'voided');
  expect(await (await fetch(body.payment.redirectUrl)).text()).toContain('This page is closed.');
});

test('an order that is not paid in 45 minutes is canceled, its stock is released, and the buyer gets the reason', async () => {
  const email = newEmail();
  const before = await world.unitsOf('Twenty');
  const { body } = await checkOut(await world.guest(app), { contact: { email }, payment: 'stripe' });
  expect(await world.unitsOf('Twenty')).toBe(before - 2);
  await world.run("update orders set placed_at = now() - interval '46 minutes' where number = $1", [body.number]);
  await world.run(
    "insert into outbox (kind, payload, message_id) select 'payment', jsonb_build_object('job', 'settle', 'orderId', id, 'why', 'test'), 'settle.test' from orders where number = $1",
    [body.number],
  );
  await until(async () => (await paymentOf(body.number)) === 'voided');
  expect(await world.unitsOf('Twenty')).toBe(before);
  await until(() => subjects(email).length === 1);
  expect(post.mails.find(({ to }) => to?.[0]?.address === email)?.text).toContain('receive payment for order');
});

test('a sign-up’s code is emailed, and the page says so', async () => {
  const email = newEmail();
  const browser = new TestBrowser(app);
  const { status, body } = await browser.post('/api/account', { name: 'Maya', email, password: 'three plain words' });
  expect([status, body]).toEqual([202, { delivery: 'mail' }]);
  await until(() => subjects(email).length === 1);
  const code = /^\d{6}/.exec(subjects(email)[0] ?? '')?.[0];
  expect((await browser.post('/api/account/confirm', { email, code })).status).toBe(200);
});

test('a mail server that hangs does not delay orders', async () => {
  const silent = await openSilentServer();
  const slow = openBackOffice(world.database, settings(silent.url));
  const other = await buildApp(world.database, slow);
  await office.stop();
  slow.start();
  const guest = await world.guest(other);
  await checkOut(guest);
  const began = Date.now();
  expect((await checkOut(guest)).status).toBe(201);
  // The mail server itself is given 10 s.
  expect(Date.now() - began).toBeLessThan(9000);
  await silent.close();
  await slow.stop();
  await other.close();
});
