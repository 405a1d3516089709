import { randomUUID } from 'node:crypto';
import type { OrderBody } from '../selling/order/orderBody.ts';
import type { TestBrowser } from './testAccounts.ts';
import { newEmail, testAddress, testLine } from './testOrders.ts';

/** What a checkout sends, of two `Twenty` unless the caller asks for something else. */
const checkoutBody = (changes: Partial<OrderBody> = {}): OrderBody => ({
  contact: { email: newEmail() },
  address: testAddress(),
  delivery: 'standard',
  payment: 'delivery',
  lines: [testLine('Twenty', 2)],
  quoteHash: '',
  ...changes,
});

/** The same body with the hash of the shop's own quote for it. */
export async function quoted(browser: TestBrowser, changes: Partial<OrderBody> = {}): Promise<OrderBody> {
  const { contact, ...body } = checkoutBody(changes);
  const quote = await browser.post('/api/cart/quote', { ...body, email: contact.email });
  return { ...body, contact, quoteHash: quote.body.hash };
}

export const place = (browser: TestBrowser, body: unknown, key: string = randomUUID()) =>
  browser.post('/api/orders', body, { 'idempotency-key': key });

/** A whole checkout: quote, then order. */
export const checkOut = async (browser: TestBrowser, changes: Partial<OrderBody> = {}) =>
  place(browser, await quoted(browser, changes));

/** An order as its page shows it. */
export const seeOrder = async (browser: TestBrowser, reference: string) =>
  (await browser.call('GET', `/api/orders/${reference}`)).body;
