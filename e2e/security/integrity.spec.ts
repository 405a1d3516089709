/** One bit of a file changes on its way: the browser does not use it, the page works, and the log names the file. */
import type { Page } from '@playwright/test';
import { attempts, expect, fileOf, test } from '../faults/faultyShop.ts';
import { untilHydrated } from '../layout/openPage.ts';
import { longUnless } from '../world/longAt.ts';
import { watchScripts } from './watchScripts.ts';

/** Makes the slider load. It is repeated, because a page that is still starting misses the event. */
const scrollABit = (page: Page) => page.mouse.wheel(0, 50);
const cart = (page: Page) => page.getByRole('link', { name: 'Cart, empty' });

for (const [what, remote, file] of [
  ['the shell’s script', 'shell', 'main.js'],
  ['a chunk of the shell', 'shell', 'later.js'],
  ['a remote’s entry', 'catalog', 'remoteEntry.js'],
  ['a page’s chunk', 'catalog', 'page-home.js'],
  ['a chunk that the HTML does not name', 'catalog', 'slider.js'],
] as const) {
  test(
    `${what}, ${file}, with one bit flipped is never compiled; a second request brings the right one`,
    longUnless(!['later.js', 'page-home.js'].includes(file)),
    async ({ page, network, world }) => {
      const compiled = await watchScripts(page);
      network.spoil(fileOf(remote, file, 'at first'), 'one bit flipped');
      await page.goto('/');
      await untilHydrated(page);
      await expect(cart(page)).toBeVisible();
      const compiledAgain = async () => {
        await scrollABit(page);
        return compiled.filter((path) => path.endsWith(`~1/browser/${file}`));
      };
      await expect.poll(compiledAgain).toHaveLength(1);
      expect(attempts(network, remote, file)).toContain(0);
      expect(compiled.filter((path) => fileOf(remote, file, 'at first').test(path))).toEqual([]);
      const words = new RegExp(`A browser could not use browser/${file} of ${remote}@[0-9a-f]{16}`);
      await expect.poll(() => world.output()).toMatch(words);
    },
  );
}

for (const [what, remote, file] of [
  ['the shell’s style sheet', 'shell', 'main.css'],
  ['a style sheet that the HTML does not name', 'catalog', 'slider.css'],
] as const) {
  test(
    `${what}, ${file}, with one bit flipped is not applied; a second request brings the right one`,
    longUnless(remote === 'catalog'),
    async ({ page, network, world }) => {
      network.spoil(fileOf(remote, file, 'at first'), 'one bit flipped');
      await page.goto('/');
      await untilHydrated(page);
      const applied = () =>
        page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => (href ? new URL(href).pathname : [])));
      const appliedAgain = async () => {
        await scrollABit(page);
        return (await applied()).filter((path) => path.endsWith(`~1/browser/${file}`));
      };
      await expect.poll(appliedAgain).toHaveLength(1);
      expect((await applied()).filter((path) => fileOf(remote, file, 'at first').test(path))).toEqual([]);
      await expect.poll(() => world.output()).toContain(`A browser could not use browser/${file} of ${remote}@`);
    },
  );
}

test('a list of hashes with one bit flipped is not used: its chunks load after a second request', async ({
  page,
  network,
}) => {
  network.spoil(/^\/r\/catalog\/[0-9a-f]{16}\/hashes\.json$/, 'one bit flipped');
  await page.goto('/');
  await untilHydrated(page);
  const scrolled = async () => {
    await scrollABit(page);
    return attempts(network, 'catalog', 'slider.js');
  };
  await expect.poll(scrolled).toEqual([1]);
  expect(network.asked.filter((path) => path.endsWith('~1/hashes.json'))).toHaveLength(1);
});

test('a chunk that is never right leaves its region as the server sent it, with "Try again", and the others work', async ({
  page,
  network,
}) => {
  const compiled = await watchScripts(page);
  network.spoil(fileOf('catalog', 'page-home.js', 'always'), 'one bit flipped');
  await page.goto('/');
  const notice = page.getByRole('status').filter({ hasText: 'didn’t load completely' });
  await expect(notice).toBeVisible();
  await expect(cart(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(compiled.filter((path) => path.endsWith('/page-home.js'))).toEqual([]);
  network.recover();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toHaveCount(0);
});

test('a script without a hash is refused, although the page’s own code requests it', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/integrity/i);
  await page.goto('/');
  await untilHydrated(page);
  const ended = await page.evaluate(async () => {
    const { src = '' } = document.querySelector<HTMLScriptElement>('script[src]') ?? {};
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script' });
    link.href = src.replace('/browser/main.js', '~7/browser/later.js');
    return new Promise<string>((resolve) => {
      link.addEventListener('load', () => resolve('loaded'));
      link.addEventListener('error', () => resolve('refused'));
      document.head.append(link);
    });
  });
  expect(ended).toBe('refused');
});
