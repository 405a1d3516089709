/** One flipped bit in any file of any live release: no browser runs it, and the server finds it before it runs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, fileOf, test } from '../faults/faultyShop.ts';
import { untilHydrated } from '../layout/openPage.ts';
import { damageFile } from '../parts/damageFile.ts';
import { readLive } from '../releases/commands.ts';
import { test as ownShop } from '../releases/ownShop.ts';
import type { World } from '../world/world.ts';
import { watchScripts } from './watchScripts.ts';

/** What the shell gives to the code of releases. */
type Opening = typeof globalThis & {
  __pawFiles: { ready: (url: string) => Promise<unknown> | undefined; open: (element: Element, url: string) => void };
};

interface Live {
  remote: string;
  release: string;
  paths: string[];
}

async function listLive(shop: World): Promise<Live[]> {
  return Object.entries(await readLive(shop)).map(([remote, release]) => {
    const file = join(shop.dataFolder, 'store/releases', remote, release, 'release.json');
    const { files } = JSON.parse(readFileSync(file, 'utf8')) as { files: { path: string }[] };
    return { remote, release, paths: files.map(({ path }) => path) };
  });
}

test('in a browser', async ({ page, network, world, allowProblems }) => {
  allowProblems(/integrity/);
  const live = await listLive(world);
  expect(live.map(({ remote }) => remote)).toEqual(expect.arrayContaining(['shell', 'catalog', 'cart', 'account']));
  await page.goto('/');
  await untilHydrated(page);
  const compiled = await watchScripts(page);
  network.spoil(fileOf('\\w+', '[^/]+', 'always'), 'one bit flipped');
  const urls = live.flatMap(({ remote, release, paths }) =>
    paths
      .filter((path) => /\.(js|css)$/.test(path))
      .flatMap((path) => (path.startsWith('browser/') ? `/r/${remote}/${release}~9/${path}` : [])),
  );
  expect(urls.length).toBeGreaterThan(100);
  const used = await page.evaluate(async (all) => {
    const files = (globalThis as Opening).__pawFiles;
    const ran: string[] = [];
    for (const url of all) {
      await files.ready(url);
      const element = document.createElement(url.endsWith('.js') ? 'script' : 'link');
      if (element instanceof HTMLLinkElement) element.rel = 'stylesheet';
      files.open(element, url);
      await new Promise<void>((resolve) => {
        element.addEventListener('load', () => resolve(void ran.push(url)));
        element.addEventListener('error', () => resolve());
        document.head.append(element);
      });
    }
    return ran;
  }, urls);
  expect(used).toEqual([]);
  expect(compiled.filter((path) => path.includes('~9/'))).toEqual([]);
  expect(network.asked.filter((path) => path.includes('~9/browser/'))).toHaveLength(urls.length);
});

ownShop('on the server', async ({ shop }) => {
  const live = await listLive(shop);
  for (const { remote, release, paths } of live) for (const path of paths) damageFile(shop, remote, release, path);
  const { code, stdout } = await shop.release('verify', '--json');
  expect(code).toBe(1);
  const { releases } = JSON.parse(stdout) as {
    releases: { remote: string; release: string; damage: { path: string }[] }[];
  };
  for (const { remote, release, paths } of live) {
    const found = releases.find((one) => one.remote === remote && one.release === release);
    expect(found?.damage.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
  }
});
