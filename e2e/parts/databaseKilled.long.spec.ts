import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '../releases/ownShop.ts';
import { partsOf } from '../world/partsOf.ts';
import type { World } from '../world/world.ts';
import { ask, type Reply } from './ask.ts';
import { expectBack } from './expectBack.ts';
import { AT_ONCE, DEADLINE, expectNotNow, expectWhole, GRACE } from './expectPage.ts';
import { readSubscribed } from './readSubscribed.ts';
import { inTurn, Shoppers, unreadPage } from './Shoppers.ts';

// In order, because the tests share a shop.
test.describe.configure({ mode: 'default' });

const read = ['/', '/product/Adjustable-Dog-Collar', '/petcategory/dog', '/about-us'];

test('when the database is killed while shoppers subscribe, every confirmed subscription is stored', async ({
  shop,
}) => {
  for (const path of read) expectWhole(await ask(shop.url + path));
  const shoppers = new Shoppers(shop.url, 4, inTurn(read));
  const subscribers = new Subscribers(shop, 4);
  await subscribers.expectMore(20);
  partsOf(shop).signal('database', 'SIGKILL');
  await expect.poll(() => subscribers.refused.length).toBeGreaterThan(0);
  await expectBack(shop);
  await subscribers.expectMore(20);
  await subscribers.stop();
  const visits = await shoppers.stop();

  const listed = await readSubscribed(shop);
  expect(subscribers.thanked.filter((email) => !listed.has(email))).toEqual([]);
  // Each refusal has a message and `Retry-After`, and arrives quickly.
  for (const reply of subscribers.refused) expectTryAgain(reply);
  expect(visits.filter(({ flaw }) => flaw)).toEqual([]);
  expect(visits.length).toBeGreaterThan(20);
});

test('while the database is down every answer is immediate and correct', async ({ shop, page, allowProblems }) => {
  allowProblems(/status 503: .*\/api\/admin\/subscribe/);
  for (const path of read) expectWhole(await ask(shop.url + path));
  await page.goto('/about-us');
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
  const email = `later-${Date.now()}@example.com`;

  const parts = partsOf(shop);
  const api = parts.setting('shell', 'API_URL');
  const letRestart = parts.holdRestarts();
  try {
    parts.signal('database', 'SIGKILL');
    // The api is live but not ready; the shell, which has pages to send, is both.
    await expect.poll(async () => (await ask(`${api}/readyz`)).status).toBe(503);
    expect((await ask(`${api}/healthz`)).status).toBe(200);
    for (const path of ['/healthz', '/readyz']) expect((await ask(shop.url + path)).status).toBe(200);
    for (const path of read) expectWhole(await ask(shop.url + path));
    const [unread, reply] = await Promise.all([ask(shop.url + unreadPage()), subscribe(shop, email)]);
    expectNotNow(unread);
    expectTryAgain(reply);
    expect(unread.took).toBeLessThan(AT_ONCE);
    expect(reply.took).toBeLessThan(AT_ONCE);
    await form.getByRole('textbox').fill(email);
    await form.getByRole('button').click();
    await expect(page.getByText('Could not subscribe. Please try again.').first()).toBeVisible();
    await expect(form.getByRole('textbox')).toHaveValue(email);
  } finally {
    letRestart();
  }

  await expectBack(shop);
  await expect.poll(async () => (await ask(`${api}/readyz`)).status).toBe(200);
  await form.getByRole('button').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Thanks.' }).first()).toBeVisible();
  expect(await readSubscribed(shop)).toContain(email);
});

test('a database that hangs delays no one longer than the time limit of a page', async ({ shop }) => {
  for (const path of read) expectWhole(await ask(shop.url + path));
  const parts = partsOf(shop);
  parts.signal('database', 'SIGSTOP');
  try {
    const unread = Array.from({ length: 20 }, () => ask(shop.url + unreadPage()));
    for (const path of read) expectWhole(await ask(shop.url + path));
    for (const reply of await Promise.all(unread)) expectNotNow(reply);
  } finally {
    parts.signal('database', 'SIGCONT');
  }
  await expectBack(shop);
});

/** Each subscribes with a new email every time, and records the answers. */
class Subscribers {
  readonly thanked: string[] = [];
  readonly refused: Reply[] = [];
  #isOn = true;
  readonly #all: Promise<unknown>;

  constructor(shop: World, count: number) {
    const go = async (name: number) => {
      while (this.#isOn) {
        const email = `reader-${process.pid}-${Date.now()}-${name}@example.com`;
        const reply = await subscribe(shop, email);
        if (reply.status === 200 && JSON.parse(reply.text).success === true) this.thanked.push(email);
        else this.refused.push(reply);
        await pause(10);
      }
    };
    this.#all = Promise.all(Array.from({ length: count }, (_, name) => go(name)));
  }

  async expectMore(count: number): Promise<void> {
    const thanked = this.thanked.length;
    await expect.poll(() => this.thanked.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(thanked + count);
  }

  async stop(): Promise<void> {
    this.#isOn = false;
    await this.#all;
  }
}

function subscribe({ url }: World, email: string): Promise<Reply> {
  return ask(`${url}/api/admin/subscribe`, {
    method: 'POST',
    // Readers with different IPs, because sign-ups are limited for each IP.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someIp() },
    body: JSON.stringify({ email }),
  });
}

const someIp = () => `198.51.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

function expectTryAgain({ status, headers, text, took }: Reply): void {
  expect(status, text).toBe(503);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  const { code, message } = JSON.parse(text) as { code: string; message: string };
  expect(code).toMatch(/^[a-z_]+$/);
  expect(message).toMatch(/^[A-Z].*\.$/);
  expect(message, 'plain words').not.toMatch(/ECONN|socket|Error|database/i);
  expect(took).toBeLessThan(DEADLINE + GRACE);
}
