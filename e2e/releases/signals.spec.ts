/** What pages tell the shell about themselves, as a browser sends it. */
import type { Page } from '@playwright/test';
import { untilHydrated } from '../layout/openPage.ts';
import { ask } from '../parts/ask.ts';
import { once, throwing } from './badReleases/changeScripts.ts';
import { publishBad } from './badReleases/publishBad.ts';
import { activate, readLive, rollback } from './commands.ts';
import { long, longUnless } from '../world/longAt.ts';
import { expect, test } from './ownShop.ts';
import { operatorUrl } from '../world/operatorUrl.ts';

interface Told {
  r: string;
  a: string[];
  f?: [string, string][];
  n?: 1;
  e?: 1;
  v?: (number | null)[];
}

// They share a shop, and change its live releases.
test.describe.configure({ mode: 'default' });

/** Beacons of this page, the oldest first. */
function hearBeacons(page: Page): Told[] {
  const told: Told[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/signals') told.push(JSON.parse(request.postData() ?? '{}') as Told);
  });
  return told;
}

/** As in a tab that goes to the background. When a document ends, the browser's tools do not name its last beacon. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    dispatchEvent(new Event('visibilitychange'));
  });
}

const failures = (told: readonly Told[]) => told.flatMap(({ f = [] }) => f);

test('a good page tells once that all its regions work, and once how fast it was', async ({ page, shop }) => {
  const told = hearBeacons(page);
  const live = await readLive(shop);
  await page.goto('/product/Adjustable-Dog-Collar?secret=query');
  await untilHydrated(page);
  await expect.poll(() => told.length).toBe(1);
  await hide(page);
  await expect.poll(() => told.length).toBe(2);
  expect(told[0]).toMatchObject({ r: '/product/:title', n: 1, e: 1 });
  expect(told[0]?.a).toContain(`catalog@${live.catalog}`);
  expect(told[0]?.a).toContain(`cart@${live.cart}`);
  expect(told[1]).toMatchObject({
    r: '/product/:title',
    v: [expect.any(Number), expect.any(Number), null, expect.any(Number)],
  });
  expect(failures(told)).toEqual([]);
  expect(JSON.stringify(told)).not.toMatch(/secret|Collar/);
});

test('a page that the shopper leaves for another has its speed counted', async ({ page, shop }) => {
  const count = async () => {
    const { text } = await ask(`${operatorUrl(shop, 'monitor')}/metrics`);
    const lines = text
      .split('\n')
      .filter((line) => /^page_cls_count\{.*remote="content".*route="\/about-us"/.test(line));
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  };
  const before = await count();
  await page.goto('/about-us');
  await untilHydrated(page);
  await page.goto('/favicon.svg');
  await expect.poll(count).toBe(before + 1);
});

test('a browser with Global Privacy Control tells nothing', long, async ({ page }) => {
  const told = hearBeacons(page);
  await page.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }));
  await page.goto('/');
  await untilHydrated(page);
  await page.waitForTimeout(3_000);
  await page.goto('/favicon.svg');
  expect(told).toEqual([]);
});

test('code that does not load is reported with the release that it belongs to', async ({
  page,
  shop,
  allowProblems,
}) => {
  allowProblems(/page-product\.js/);
  allowProblems(/^console error: Loading chunk failed: /);
  const told = hearBeacons(page);
  await page.route(/\/r\/catalog\/.*\/page-product\.js$/, (route) => route.abort());
  await page.goto('/product/Adjustable-Dog-Collar');
  const { catalog = '' } = await readLive(shop);
  await expect.poll(() => failures(told)).toEqual([[`catalog@${catalog}`, 'chunk']]);
});

/** "About us" renders on the server, and throws or says something else in a browser. */
const faults = [
  { kind: 'throw', next: throwing('This component throws.') },
  { kind: 'hydration', next: '"The daily things"' },
] as const;

for (const { kind, next } of faults) {
  test(
    `a release with the fault "${kind}" is counted where pages have it`,
    longUnless(kind === 'throw'),
    async ({ page, shop, allowProblems }) => {
      allowProblems(/This component throws|Minified React error/);
      const changes = { 'browser/page-about.js': once('"The everyday things"', next) };
      const bad = await publishBad(shop, { name: `fault ${kind}`, remote: 'content', changes });
      await activate(shop, 'content', bad);
      await page.goto('/about-us');
      // The page itself may name the shell alone: React's stack of a mismatch has no address of the release.
      const failed = `page_boundary_failures_total{service="shell",remote="content",release="${bad}",route="/about-us",kind="${kind}"} 1`;
      await expect
        .poll(async () => (await ask(`${operatorUrl(shop, 'monitor')}/metrics`)).text.split('\n'))
        .toContain(failed);
      await rollback(shop, 'content');
    },
  );
}
