/** Publishing one article as docs/runbooks/content.md describes, and rolling it back. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLive } from '../releases/commands.ts';
import { expect, test } from '../releases/ownShop.ts';
import { checkout } from '../world/shopProcess.ts';
import type { World } from '../world/world.ts';
import { addArticle, newArticle } from './newArticle.ts';

const { slug, title, word } = newArticle;
/** Time limit until an article can be found. ms */
const SOON = 10_000;

/** Place → whether the article can be found there. */
const places: Record<string, (shop: World) => Promise<boolean>> = {
  page: async ({ url }) => (await fetch(`${url}/blogs/${slug}`)).status === 200,
  blog: async ({ url }) => (await textOf(`${url}/blogs`)).includes(`href="/blogs/${slug}"`),
  'blog of its pet': async ({ url }) => (await textOf(`${url}/blogs?pet=bird`)).includes(`href="/blogs/${slug}"`),
  search: async ({ url }) => (await textOf(`${url}/search/${word}`)).includes(`href="/blogs/${slug}"`),
  documents: async ({ url }) => (await textOf(`${url}/documents?text=${word}`)).includes(`/blogs/${slug}`),
  sitemap: async ({ url }) => (await textOf(`${url}/sitemap.xml`)).includes(`${url}/blogs/${slug}<`),
  feed: async ({ url }) => (await textOf(`${url}/feed.xml`)).includes(`<link>${url}/blogs/${slug}</link>`),
};

async function textOf(url: string): Promise<string> {
  return await (await fetch(url)).text();
}

async function whereFound(shop: World): Promise<string[]> {
  const found = await Promise.all(Object.entries(places).map(async ([name, isIn]) => ((await isIn(shop)) ? name : '')));
  return found.filter(Boolean);
}

/** Runs the runbook's commands in the workshop's folder, where the article was added. */
async function follow(shop: World, part: string, from: string): Promise<void> {
  for (const [command = '', ...args] of releaseCommands('content.md', part)) {
    const more = command === 'publish' ? ['--from', from] : [];
    const { code, stderr } = await shop.release(command, ...args, ...more);
    expect(code, `release ${command} ${args.join(' ')}: ${stderr}`).toBe(0);
  }
}

test('the runbook’s commands publish one article and roll it back, while other remotes and an open tab are unaffected', async ({
  shop,
  workshop,
  page,
}) => {
  const before = await readLive(shop);
  expect(await whereFound(shop)).toEqual([]);
  await page.goto('/blogs');
  await page.evaluate(() => Object.assign(window, { isOldTab: true }));

  const undo = workshop.change(addArticle(workshop));
  try {
    await follow(shop, 'Publish just this remote', workshop.path('remote-content'));
  } finally {
    undo();
  }
  await expect.poll(() => whereFound(shop), { timeout: SOON }).toEqual(Object.keys(places));
  const { content, ...others } = await readLive(shop);
  const { content: contentBefore, ...othersBefore } = before;
  expect(others).toEqual(othersBefore);
  expect(content).not.toBe(contentBefore);

  await page.getByRole('main').getByRole('link', { name: 'Ten minutes of hunting: play for indoor cats' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('play for indoor cats');
  expect(await page.evaluate(() => 'isOldTab' in window)).toBe(true);

  await page.goto(`/blogs/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  await follow(shop, 'Take it back', '');
  await expect.poll(() => whereFound(shop), { timeout: SOON }).toEqual([]);
  expect(await readLive(shop)).toEqual(before);
});

/**
 * The release commands of a section of a runbook, in order, each as its arguments, so the test runs the runbook itself.
 * @param title of the section
 */
function releaseCommands(runbook: string, title: string): string[][] {
  const text = readFileSync(join(checkout, 'docs/runbooks', runbook), 'utf8');
  const part = text.split(/^## /m).find((one) => one.startsWith(`${title}\n`));
  const commands = [...(part ?? '').matchAll(/^npm run release -- (.+)$/gm)].map(([, args = '']) => args.split(' '));
  if (!commands.length) throw new Error(`docs/runbooks/${runbook} has no release command under "${title}".`);
  return commands;
}
