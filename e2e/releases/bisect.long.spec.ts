import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyOfShop } from '../world/dataFolders.ts';
import { ownWorld } from '../world/ownWorld.ts';
import { expect, test as base, type World } from '../world/world.ts';
import { activate } from './commands.ts';
import { RegistryShop } from './RegistryShop.ts';

const test = base.extend<object, { shop: World }>({
  shop: ownWorld(copyOfShop, { REGISTRY_PORT: '0' }),
  world: async ({ shop }, use) => use(shop),
});

/** Exits with 1 where the page "About us" says that it is broken. */
const judge = `
const { PREVIEW_URL: url, PREVIEW_COOKIE: cookie } = process.env;
const page = await fetch(new URL('/about-us', url), { headers: { cookie } });
process.exit(page.ok && !(await page.text()).includes('The everyday faults') ? 0 : 1);
`;

test('a bad release is found among eight by previews in a real shell, through the registry and with the store', async ({
  shop,
}) => {
  test.setTimeout(400_000);
  const registry = new RegistryShop(shop);
  const folder = mkdtempSync(join(tmpdir(), 'paw-judge-'));
  writeFileSync(join(folder, 'judge.mjs'), judge);
  // Later ones are copies of the live release, so they have the same fault.
  const breakIt = (text: string) => text.replaceAll('The everyday things', 'The everyday faults');
  const entries: number[] = [];
  const releases: string[] = [];
  for (let number = 1; number <= 8; number++) {
    const release = await registry.publishCopy('content', `bisect ${number}`, number === 6 ? breakIt : undefined);
    await activate(shop, 'content', release);
    const { stdout } = await shop.release('history', '--json');
    entries.push((JSON.parse(stdout) as { entries: { n: number }[] }).entries[0]?.n ?? 0);
    releases.push(release);
  }
  const [first, last] = [String(entries[0]), String(entries[7])];
  const args = ['bisect', '--good', first, '--bad', last, '--run', `node ${join(folder, 'judge.mjs')}`, '--json'];
  for (const run of [registry.release.bind(registry), shop.release]) {
    const { code, stdout, stderr } = await run(...args);
    expect(code, stderr).toBe(0);
    const found = JSON.parse(stdout) as { looks: number; skips: object[]; entry: object };
    expect(found.skips).toEqual([]);
    expect(found.looks, 'seven changes').toBeLessThanOrEqual(3);
    const moves = [{ remote: 'content', from: releases[4], to: releases[5] }];
    expect(found.entry).toMatchObject({ n: entries[5], moves });
    expect((await shop.release('previews')).stdout).toContain('No preview is open');
  }
  rmSync(folder, { recursive: true });
});
