/** Prepares a member's data through the api, because the pages for it have tests of their own. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { collar, toy } from '../checkout/buying.ts';
import type { Member } from '../session/members.ts';
import { staff } from '../world/staff.ts';
import type { World } from '../world/world.ts';

const lines = [collar, { ...toy, quantity: 2 }].map(({ price, ...line }) => ({
  ...line,
  priceCents: Math.round(price * 100),
}));

/** Orders a collar and two toys with payment on delivery. @returns the order's number */
export async function orderAs(page: Page, { name, email }: Member): Promise<string> {
  const address = { name, line1: '12 Main Street', city: 'Chicago', state: 'IL', zip: '60601' };
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const data = { lines, delivery: 'standard', address };
  const quote = await page.request.post('/api/cart/quote', { headers, data: { ...data, email } });
  const { hash } = (await quote.json()) as { hash: string };
  const order = await page.request.post('/api/orders', {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: { ...data, contact: { email }, payment: 'delivery', quoteHash: hash },
  });
  expect(order.status(), await order.text()).toBe(201);
  return ((await order.json()) as { number: string }).number;
}

/** Packs, ships and delivers the order. */
export async function deliver(world: World, number: string): Promise<void> {
  for (const step of ['pack', 'ship', 'deliver']) await staff(world, step, number);
}
