import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { insertTestOrder } from './testing/insertTestOrder.ts';
import { folderTransport } from '../../platform/mail/folderTransport.ts';
import { orderReferences } from '../../selling/order/orderReferences.ts';
import { mailComposers } from './mailComposers.ts';
import { openMailShop } from './testing/openMailShop.ts';

const shop = openMailShop();
const { worker, queue, queueCode, rows } = shop;

test('the email that confirms an order has every line, every sum and the link to its page, as text and as HTML', async () => {
  const order = await insertTestOrder(shop.database.db, { couponCode: 'SAVE5', confirmedAt: new Date().toISOString() });
  await queue({ mail: 'order-placed', orderId: order.id ?? '' });
  await worker().runDue();
  const [mail] = shop.office.mails;
  expect(mail?.subject).toBe(`Your order ${order.number} is confirmed`);
  expect([mail?.from?.address, mail?.to?.[0]?.address]).toEqual(['orders@shop.test', 'Maya@example.test']);
  expect(mail?.messageId).toBe(`<order-placed.${order.id}@mail.paw-dailies.example>`);
  const link = `https://shop.test/order-sent?order=${await orderReferences(shop.database).signLink(order.id ?? '', 'email')}`;
  for (const words of ['2 × Adjustable Dog Collar', 'Navy, L', '$30.00', '−$5.00', '$4.95', '$3.33', '$48.28', link]) {
    expect(mail?.text).toContain(words);
    expect(mail?.html).toContain(words);
  }
  expect(mail?.text).toContain('ready to pay the driver');
  expect(mail?.text).toContain(`Order number:\n${order.number}`);
  expect(mail?.text).toMatch(/It should arrive \w{3}, \w{3} \d+ – \w{3}, \w{3} \d+\./);
  expect(mail?.html).toContain('Maya &lt;Rosen&gt;<br>12 Elm &amp; Oak St');
  expect(mail?.html).not.toMatch(/<img|<script|<link|http:\/\//);
});

test.each([
  ['order-shipped', {}, 'is on its way', '1Z999'],
  ['order-delivered', {}, 'was delivered', '30 days to return'],
  ['order-cancelled', {}, 'is canceled', 'You owe nothing.'],
] as const)('the email %s says what happened', async (mail, change, subject, words) => {
  const order = await insertTestOrder(shop.database.db, { tracking: '1Z999', ...change });
  await queue({ mail, orderId: order.id ?? '' });
  await worker().runDue();
  expect(shop.office.mails[0]?.subject).toContain(subject);
  expect(shop.office.mails[0]?.text).toContain(words);
});

test('no email says that a card is charged later if it was charged at packing', async () => {
  const order = await insertTestOrder(shop.database.db, { paymentMethod: 'stripe', fulfilmentState: 'shipped' });
  await queue({ mail: 'order-shipped', orderId: order.id ?? '' });
  await worker().runDue();
  expect(shop.office.mails[0]?.text).not.toContain('charge');
});

test('the secret of a code is deleted after the email is sent', async () => {
  await queueCode();
  await worker().runDue();
  expect(shop.office.mails[0]?.subject).toBe('012345 is your code');
  expect((await rows())[0]).toMatchObject({
    done_at: expect.any(Date),
    payload: expect.not.objectContaining({ secret: '012345' }),
  });
});

test('an expired code is not sent', async () => {
  await queueCode({ goodUntil: '2020-01-01T00:00:00Z' });
  await worker().runDue();
  expect(shop.office.mails).toHaveLength(0);
  expect((await rows())[0]?.done_at).not.toBeNull();
});

test('an address is never parsed as several, and a title cannot add a header', async () => {
  await queueCode({ to: '"a" <b@example.test>, c@example.test' });
  const order = await insertTestOrder(shop.database.db, { number: 'PD-1\r\nBcc: spy@example.test' });
  await queue({ mail: 'order-delivered', orderId: order.id ?? '' });
  await worker().runDue();
  expect(shop.office.receivers).not.toContain('c@example.test');
  expect(shop.office.receivers).not.toContain('spy@example.test');
});

test('without a mail server each email is one file that only its owner can read, and the console names it', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'paw-mail-')), 'mail');
  const printed: string[] = [];
  const order = await insertTestOrder(shop.database.db);
  await queue({ mail: 'order-placed', orderId: order.id ?? '' });
  await worker(folderTransport(folder, (line) => printed.push(line))).runDue();
  await shop.database.pool.query('update outbox set done_at = null');
  await worker(folderTransport(folder, (line) => printed.push(line))).runDue();
  const names = readdirSync(folder);
  expect(names).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ order-placed\.[\da-f-]{36}\.eml$/)]);
  const file = join(folder, names[0] ?? '');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const mail = await PostalMime.parse(readFileSync(file));
  expect([mail.subject, mail.to?.[0]?.address]).toEqual([
    `Your order ${order.number} is confirmed`,
    'Maya@example.test',
  ]);
  expect(printed).toEqual([expect.stringContaining(file), expect.stringContaining(file)]);
  expect(printed.join()).not.toContain('@');
  rmSync(folder, { recursive: true });
});

test('every kind of email that a subject defines has one composer', () => {
  const source = join(__dirname, '../..');
  const defined = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => /^export const \w+ = mailKinds\(/m.test(readFileSync(join(source, path), 'utf8')))
    .flatMap((path) =>
      Object.values(require(join(source, path)) as Record<string, { row?: unknown; names?: string[] }>),
    )
    .flatMap(({ row, names = [] }) => (row ? names : []));
  expect(defined).toContain('order-placed');
  expect(mailComposers.flatMap(({ names }) => names).toSorted()).toEqual(defined.toSorted());
});
