/** Steps of a shopper to an order, and of another shopper at the same time. */
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { findEmail } from '../content/emails.ts';
import { openPage } from '../layout/openPage.ts';
import { store } from '../session/storage.ts';
import type { World } from '../world/world.ts';

export interface StoredLine {
  title: string;
  size: string;
  color: { name: string };
  quantity: number;
  /** Dollars. */
  price: number;
}

const oneOf = (title: string, size: string, color: string, price: number): StoredLine => ({
  title,
  size,
  color: { name: color },
  quantity: 1,
  price,
});

export const collar = oneOf('Adjustable Dog Collar', 'S', 'Forest', 16.33);
export const toy = oneOf('Dog Fetch Chewy Toy', '', 'Orange', 14.99);
/** No test orders it, so its stock stays above the limit of an order. */
export const brush = oneOf('Pet Hair Remover Grooming Brush', '', 'Teal', 11.99);

export interface Recipient {
  email: string;
  address: { name: string; line1: string; city: string; state: string; zip: string };
}

/** A new shopper with an address that no order has used. */
export function newRecipient(): Recipient {
  const one = randomUUID().slice(0, 8);
  const line1 = `${Number.parseInt(one, 16) % 100_000} Main Street ${one}`;
  return {
    email: `buyer-${one}@example.com`,
    address: { name: 'Ada Lovelace', line1, city: 'Chicago', state: 'IL', zip: '60601' },
  };
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
export const goOn = (page: Page) => button(page, 'Continue').click();
export const placeButton = (page: Page) => button(page, /^Place order( and pay)? · \$/);
export const placeOrder = (page: Page) => placeButton(page).click();
export const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });

export const putIntoCart = (page: Page, ...lines: StoredLine[]) => store(page, 'cart', JSON.stringify(lines));

/** Opens the checkout's first step as a guest. */
export async function goAsGuest(page: Page, ...lines: StoredLine[]): Promise<void> {
  await putIntoCart(page, ...lines);
  await openPage(page, '/viewcart');
  // In narrow windows the bottom bar has one, too.
  await summary(page).getByRole('link', { name: 'Checkout' }).click();
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await expect(page.getByRole('heading', { name: 'How can we reach you?' })).toBeVisible();
}

/** The first step. */
export async function fillRecipient(page: Page, { email, address }: Recipient): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Full name').fill(address.name);
  await page.getByLabel('Street address').fill(address.line1);
  await page.getByLabel('ZIP code').fill(address.zip);
  await page.getByLabel('City').fill(address.city);
  await page.getByLabel('State or territory').selectOption(address.state);
  await goOn(page);
  await expect(page).toHaveURL('/checkout/delivery');
  // Both steps have a button of the same name, and the address bar is a moment ahead of the page.
  await expect(page.getByRole('heading', { level: 2, name: 'Delivery' })).toBeVisible();
}

/** Continues to the review, with standard delivery and payment on delivery. */
export async function goToReview(page: Page, recipient: Recipient): Promise<void> {
  await fillRecipient(page, recipient);
  await goOn(page);
  await expect(page).toHaveURL('/checkout/review');
  await expect(button(page, /^Place order · \$/)).toBeVisible();
}

/** The link in the email about a guest's newest order. */
async function confirmLink(dataFolder: string, email: string): Promise<URL> {
  const { text } = await findEmail(dataFolder, email, /^Please confirm your order/);
  return new URL(/^https?:\S+#confirm=\S+$/m.exec(text)?.[0] ?? '');
}

/** Confirms the order that the page shows by its email, as a guest does. */
export async function confirmByMail(page: Page, { dataFolder }: World, { email }: Recipient): Promise<void> {
  const { pathname, search, hash } = await confirmLink(dataFolder, email);
  await page.goto(`${pathname}${search}${hash}`);
  await button(page, 'Confirm order').click();
  await expect(
    page.getByRole('heading', { level: 1, name: /^(Thanks for your order|We have your order)$/ }),
  ).toBeFocused();
}

/** Another guest, in a browser of their own, orders and confirms over the api. @throws when the shop refuses */
export async function otherBuys(
  browser: Browser,
  { url, dataFolder }: World,
  lines: StoredLine[],
  { email, address }: Recipient,
  coupon?: string,
): Promise<void> {
  const context = await browser.newContext({ baseURL: url });
  try {
    const token = await tokenOf(context.request);
    const asked = lines.map(({ price, ...line }) => ({ ...line, priceCents: Math.round(price * 100) }));
    const body = { lines: asked, delivery: 'standard', address, ...(coupon && { coupon }) };
    const quote = await context.request.post('/api/cart/quote', { data: { ...body, email } });
    const { hash } = (await quote.json()) as { hash: string };
    const order = await context.request.post('/api/orders', {
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      data: { ...body, contact: { email }, payment: 'delivery', quoteHash: hash },
    });
    if (order.status() !== 201) throw new Error(`The other shopper's order was refused: ${await order.text()}`);
    const link = await confirmLink(dataFolder, email);
    const reference = link.searchParams.get('order') ?? '';
    const data = { confirmation: link.hash.replace('#confirm=', '') };
    const confirmed = await context.request.post(`/api/orders/${reference}/confirm`, { data });
    if (!confirmed.ok()) throw new Error(`The other shopper's order was not confirmed: ${await confirmed.text()}`);
  } finally {
    await context.close();
  }
}

async function tokenOf(request: APIRequestContext): Promise<string> {
  const { token } = (await (await request.post('/api/session/guest')).json()) as { token: string };
  return token;
}

/** Counts the requests for orders that this page sends. */
export function countOrders(page: Page): { sent: string[] } {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/api/orders') return;
    sent.push(request.headers()['idempotency-key'] ?? '');
  });
  return { sent };
}
