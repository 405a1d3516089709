/**
 * A release of the catalog whose product pages fail in different ways, each at its own path. PAW_DEATH_RESULTS names a
 * file for the waiting times of other requests, which `npm run bench` prints.
 */
import { writeFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { DEADLINE, GRACE, medianTook } from '../parts/expectPage.ts';
import { activate, rollback } from './commands.ts';
import { expect, test } from './ownShop.ts';
import { regions } from './pageFacts.ts';
import { type Fault, faultyProducts } from './testReleases.ts';

// In order, because the tests share a shop.
test.describe.configure({ mode: 'default' });

/** Fault → longest wait of another page. ms */
const longestWaits: Record<string, number> = {};

test.beforeAll(async ({ shop, workshop }) => {
  await activate(shop, 'catalog', await workshop.publish(shop, 'catalog', faultyProducts(workshop)));
});
test.afterAll(async ({ shop }) => {
  await rollback(shop, 'catalog');
  if (process.env.PAW_DEATH_RESULTS) writeFileSync(process.env.PAW_DEATH_RESULTS, JSON.stringify(longestWaits));
});

test('a component that throws affects only its region', async ({ request }) => {
  const { status, html } = await read(request, 'fault-throws');
  expect(status).toBe(500);
  expect(html).toContain('This page didn’t load.');
  expectRest(html);
});

test('a loader that never settles affects only its region, within its time limit, and other requests do not wait', async ({
  request,
}) => {
  const slow = read(request, 'fault-hangs');
  const others = await readOthers(request);
  const { status, html, took } = await slow;
  expect(status).toBe(503);
  expect(took).toBeLessThan(DEADLINE + GRACE);
  expect(medianTook(others)).toBeLessThan(DEADLINE - 500);
  expect(html).toContain('Try again');
  expectRest(html);
});

for (const fault of ['fault-exits', 'fault-fills-the-heap', 'fault-loops'] satisfies Fault[]) {
  test(`${fault.replaceAll('-', ' ').replace('fault', 'a page that')} is answered in time, and so are other requests`, async ({
    shop,
    request,
  }) => {
    // Both renderers of the set have started.
    await pause(1_500);
    const slow = read(request, fault);
    const others = await readOthers(request);
    const { status, html, took } = await slow;
    expect([500, 503]).toContain(status);
    expect(took).toBeLessThan(DEADLINE + GRACE);
    longestWaits[fault] = Math.round(Math.max(...others.map(({ took }) => took)));
    expect(longestWaits[fault]).toBeLessThan(DEADLINE + GRACE);
    expectRest(html);
    for (const path of ['/', '/product/Adjustable-Dog-Collar', '/viewcart'])
      expect((await request.get(path)).status(), path).toBe(200);
    expect(shop.output()).toMatch(/A renderer was replaced/);
  });
}

async function read(
  request: APIRequestContext,
  title: string,
): Promise<{ status: number; html: string; took: number }> {
  const begun = performance.now();
  const answer = await request.get(`/product/${title}`);
  return { status: answer.status(), html: await answer.text(), took: performance.now() - begun };
}

/** Requests other pages for two seconds, which must answer 200. @returns the duration of each, in ms */
async function readOthers(request: APIRequestContext): Promise<{ took: number }[]> {
  const times: { took: number }[] = [];
  for (const end = Date.now() + 2_000; Date.now() < end; await pause(50)) {
    for (const path of ['/about-us', '/viewcart']) {
      const begun = performance.now();
      expect((await request.get(path)).status(), path).toBe(200);
      times.push({ took: performance.now() - begun });
    }
  }
  return times;
}

/** Header with the cart, footer with the newsletter. */
function expectRest(html: string) {
  expect(html).toContain('Free delivery on first-time orders over $35');
  const shown = regions(html);
  expect(shown['cart/slot:MiniCart']).toContain('/viewcart');
  expect(shown['content/slot:NewsletterForm']).toContain('<form');
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
