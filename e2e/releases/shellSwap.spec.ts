/**
 * The shell itself is replaced and rolled back. PAW_SHELL_RESULTS names a file for the figures, for `npm run bench`.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openPage } from '../layout/openPage.ts';
import { long } from '../world/longAt.ts';
import type { World } from '../world/world.ts';
import { activate, readLive, rollback } from './commands.ts';
import { copyRelease } from './copyRelease.ts';
import { expect, test } from './ownShop.ts';
import { ReadingClients } from './ReadingClients.ts';

// In order, because the tests share a shop.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 360, height: 740 } });

for (const { tabs, clients, details } of [
  { tabs: 3, clients: 10, details: {} },
  { tabs: 20, clients: 50, details: long },
]) {
  test(
    `a new shell goes live under ${clients} shoppers and is rolled back: no page fails, and ${tabs} open tabs still work`,
    details,
    async ({ shop, context }) => {
      test.setTimeout(180_000 + tabs * 10_000);
      const before = (await readLive(shop)).shell ?? '';
      const next = await publishCopy(shop, before, `another ${tabs}`);
      const open: Page[] = [];
      for (let n = 0; n < tabs; n++) open.push(await openTab(await context.newPage(), before));

      const failed: string[] = [];
      const read = new Map<string, number>();
      let slowest = 0;
      let awaited: { release: string; since: number; found: (at: number) => void } | undefined;
      const shoppers = new ReadingClients(`${shop.url}/`, clients, ({ status, body, begun, at }) => {
        const release = status === 200 ? shellOf(body) : undefined;
        if (!release) failed.push(`${status} ${body.slice(0, 200)}`);
        else read.set(release, (read.get(release) ?? 0) + 1);
        slowest = Math.max(slowest, at - begun);
        if (awaited && release === awaited.release && begun >= awaited.since) awaited.found(at);
      });
      /** Time from the command to the first page of that shell. */
      const measure = async (release: string, command: () => Promise<unknown>) => {
        const since = performance.now();
        const first = new Promise<number>((found) => (awaited = { release, since, found }));
        await command();
        return Math.round((await first) - since);
      };
      const activation = await measure(next, () => activate(shop, 'shell', next));
      // Open tabs request code that they have not loaded yet.
      for (const tab of open) await expectWhole(tab, before);
      const newer = await openTab(await context.newPage(), next);
      const back = await measure(before, () => rollback(shop, 'shell'));
      await expectWhole(newer, next);
      // Its next page comes from the server, because tabs follow the shell's release like any other.
      const { left } = (await (await fetch(`${shop.url}/set?on=shell@${next},shell@${before}`)).json()) as TabNews;
      expect(left).toEqual([`shell@${next}`]);
      await shoppers.stop();

      const requests = [...read.values()].reduce((sum, count) => sum + count, 0);
      const figures = {
        clients,
        tabs,
        requests,
        failed: failed.length,
        activation,
        rollback: back,
        slowest: Math.round(slowest),
      };
      console.log(JSON.stringify(figures));
      if (process.env.PAW_SHELL_RESULTS) writeFileSync(process.env.PAW_SHELL_RESULTS, JSON.stringify(figures));
      expect(failed.slice(0, 5)).toEqual([]);
      expect([...read.keys()].toSorted()).toEqual([before, next].toSorted());
      expect((await readLive(shop)).shell).toBe(before);
    },
  );
}

test('a shell that cannot start is refused and abandoned, and the previous one keeps serving', async ({ shop }) => {
  const before = (await readLive(shop)).shell ?? '';
  const broken = await publishCopy(shop, before, 'broken', (code) => `process.exit(3);\n${code}`);
  const { code, stderr } = await shop.release('activate', `shell@${broken}`);
  expect(code).toBe(1);
  expect(stderr).toMatch(/did not go live: .*exit code 3.* It was rolled back/);
  expect((await readLive(shop)).shell).toBe(before);
  expect(shellOf(await (await fetch(shop.url)).text())).toBe(before);
  const { stdout } = await shop.release('history', 'shell');
  expect(stdout).toMatch(new RegExp(`shell@${broken} by supervisor`));
});

/** Copies a published shell under a new id, without a build. */
async function publishCopy(
  shop: World,
  release: string,
  mark: string,
  change: (server: string) => string = (server) => server,
): Promise<string> {
  const id = createHash('sha256').update(`${release} ${mark}`).digest('hex').slice(0, 16);
  const folder = mkdtempSync(join(tmpdir(), 'paw-shell-'));
  try {
    copyRelease(join(shop.dataFolder, 'store/releases/shell', release), join(folder, 'dist/release'), id, {
      'node/server.cjs': change,
    });
    const { code, stderr } = await shop.release('publish', 'shell', '--from', folder, '--no-build');
    expect(code, stderr).toBe(0);
    return id;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface TabNews {
  left: string[];
}

const shellOf = (html: string) => /"\/r\/shell\/([0-9a-f]{16})\//.exec(html)?.[1];

/** A page without interaction: code that it needs later is not loaded yet. */
async function openTab(page: Page, release: string): Promise<Page> {
  await openPage(page, '/about-us');
  expect(shellOf(await page.content())).toBe(release);
  return page;
}

/** Loads the menu and toasts, which come from the tab's own shell. */
async function expectWhole(page: Page, release: string): Promise<void> {
  const loaded = ['mobile-menu.js', 'toaster.js'].map((name) =>
    page.waitForResponse((response) => response.url().endsWith(`/r/shell/${release}/browser/${name}`)),
  );
  await page.bringToFront();
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
  for (const response of await Promise.all(loaded)) expect(response.status()).toBe(200);
  await expect(page.getByRole('dialog')).toBeVisible();
}
