import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { copyPublished } from '../world/dataFolders.ts';
import { long } from '../world/longAt.ts';
import { startWorld, type World } from '../world/world.ts';
import { activate, expectRefused, readLive, readStatus, rollback } from './commands.ts';
import { expect, test } from './ownShop.ts';
import { regions, singleId } from './pageFacts.ts';
import { publishMarked } from './testReleases.ts';

// In order, because the tests share a shop.
test.describe.configure({ mode: 'default' });

const others = ['account', 'cart', 'content'];

test('rolling one remote back leaves the other three unchanged, byte for byte', async ({ shop, workshop }) => {
  const before = (await readLive(shop)).catalog ?? '';
  await activate(shop, 'catalog', await publishMarked(shop, workshop, 0));
  const then = await readOthers(shop);
  expect(Object.keys(then.regions).sort()).toEqual([
    'account/page:login',
    'cart/page:viewcart',
    'cart/slot:MiniCart',
    'content/page:about',
    'content/slot:NewsletterForm',
  ]);
  expect(Object.keys(then.files).length).toBeGreaterThan(10);
  await rollback(shop, 'catalog');
  // On a busy machine a page may come without what the api knows.
  await expect.poll(() => readOthers(shop), { timeout: 60_000 }).toEqual(then);
  expect((await readLive(shop)).catalog).toBe(before);
});

test(
  'a second rollback goes further back, never to the release that was just left',
  long,
  async ({ shop, workshop }) => {
    const base = (await readLive(shop)).catalog ?? '';
    const [first, second] = [await publishMarked(shop, workshop, 1), await publishMarked(shop, workshop, 2)];
    await activate(shop, 'catalog', first);
    await activate(shop, 'catalog', second);
    await rollback(shop, 'catalog');
    expect((await readLive(shop)).catalog).toBe(first);
    expect(singleId(await readText(`${shop.url}/`))).toBe(first);
    await rollback(shop, 'catalog');
    expect((await readLive(shop)).catalog).toBe(base);
    const catalog = (await readStatus(shop)).remotes.find(({ remote }) => remote === 'catalog');
    expect([first, second]).not.toContain(catalog?.previous);
  },
);

test('an abandoned release is activated only with --force and --reason', long, async ({ shop, workshop }) => {
  const left = await publishMarked(shop, workshop, 3);
  await activate(shop, 'catalog', left);
  await rollback(shop, 'catalog');
  await expectRefused(shop, ['activate', `catalog@${left}`], /was abandoned by .* add --force --reason/);
  await expectRefused(shop, ['activate', `catalog@${left}`, '--force'], /add --reason/, 2);
  const { code } = await shop.release('activate', `catalog@${left}`, '--force', '--reason', 'it was the api');
  expect(code).toBe(0);
  expect(singleId(await readText(`${shop.url}/`))).toBe(left);
  const { stdout } = await shop.release('history', 'catalog');
  expect(stdout).toContain(`activated catalog@${left} by force (it was the api)`);
  await rollback(shop, 'catalog');
});

test('a start does not activate a release that was rolled back, and says so', long, async ({ workshop }) => {
  const dataFolder = copyPublished();
  const first = await startWorld({ dataFolder });
  const own = (await readLive(first)).catalog ?? '';
  const other = await publishMarked(first, workshop, 0);
  await activate(first, 'catalog', other);
  await activate(first, 'catalog', own);
  await rollback(first, 'catalog');
  await first.stop();
  const second = await startWorld({ dataFolder });
  expect((await readLive(second)).catalog).toBe(other);
  expect(singleId(await readText(`${second.url}/`))).toBe(other);
  expect(second.output()).toMatch(
    new RegExp(
      `catalog@${own} was rolled back on \\S+ by .* and stays so\\. To bring it back: npm run release -- activate catalog@${own} --force --reason`,
    ),
  );
  expect(second.output()).toContain('Nothing changed: 0 built, 0 published.');
  await second.stop();
});

test(
  'a start with changed sources keeps the live releases, and prints the command that activates the new ones',
  long,
  async ({ workshop }) => {
    const dataFolder = copyPublished();
    const first = await startWorld({ dataFolder });
    const own = (await readLive(first)).catalog ?? '';
    const other = await publishMarked(first, workshop, 0);
    await activate(first, 'catalog', other);
    await first.stop();
    const second = await startWorld({ dataFolder });
    expect((await readLive(second)).catalog).toBe(other);
    const command = `npm run release -- activate catalog@${own}`;
    expect(second.output()).toContain(`not live: catalog@${own} (live: ${other}). To make it live: ${command}`);
    await second.stop();
    const third = await startWorld({ dataFolder, command: ['start', '--', '--activate'] });
    expect((await readLive(third)).catalog).toBe(own);
    await third.stop();
  },
);

/** Ids, browser files and page regions of all remotes except the catalog. */
async function readOthers(shop: World) {
  const live = await readLive(shop);
  const files: Record<string, string> = {};
  for (const name of others) {
    const folder = `releases/${name}/${live[name]}`;
    const manifest = JSON.parse(readFileSync(join(shop.dataFolder, 'store', folder, 'release.json'), 'utf8')) as {
      files: { path: string }[];
    };
    for (const { path } of manifest.files.filter((file) => /^browser\/(?!.*\.(br|gz)$)/.test(file.path))) {
      files[`${name}/${path}`] = await readText(`${shop.url}/r/${name}/${live[name]}/${path}`);
    }
  }
  const shown: Record<string, string> = {};
  for (const path of ['/', '/viewcart', '/about-us', '/login'])
    Object.assign(shown, regions(await readText(shop.url + path)));
  const ids = Object.fromEntries(others.map((name) => [name, live[name]]));
  return {
    ids,
    files,
    regions: Object.fromEntries(Object.entries(shown).filter(([region]) => !region.startsWith('catalog/'))),
  };
}

/** As bytes, for an exact comparison. */
function readText(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(Buffer.concat(chunks).toString('latin1'))
          : reject(new Error(`${url}: ${response.statusCode}`)),
      );
    }).on('error', reject);
  });
}
