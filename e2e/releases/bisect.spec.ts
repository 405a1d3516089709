import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyOfShop } from '../world/dataFolders.ts';
import { ownWorld } from '../world/ownWorld.ts';
import { long } from '../world/longAt.ts';
import { expect, test as base, type World } from '../world/world.ts';
import { activate, readLive } from './commands.ts';
import { RegistryShop } from './RegistryShop.ts';

const test = base.extend<object, { shop: World }>({
  shop: ownWorld(copyOfShop, { REGISTRY_PORT: '0' }),
  world: async ({ shop }, use) => use(shop),
});

// In order, because the tests share a shop.
test.describe.configure({ mode: 'default' });

/** Exits with 1 where the page "About us" says that it is broken. */
const judge = `
const { PREVIEW_URL: url, PREVIEW_COOKIE: cookie } = process.env;
const page = await fetch(new URL('/about-us', url), { headers: { cookie } });
process.exit(page.ok && !(await page.text()).includes('The everyday faults') ? 0 : 1);
`;

const words = { few: 'four by previews in a real shell, through the registry', many: 'eight, and with the store too' };

for (const { name, count, broken, looks, withStore, details } of [
  { name: words.few, count: 4, broken: 3, looks: 2, withStore: false, details: {} },
  { name: words.many, count: 8, broken: 6, looks: 3, withStore: true, details: long },
]) {
  test(`a bad release is found among ${name}`, details, async ({ shop }) => {
    test.setTimeout(400_000);
    const registry = new RegistryShop(shop);
    const folder = mkdtempSync(join(tmpdir(), 'paw-judge-'));
    writeFileSync(join(folder, 'judge.mjs'), judge);
    // Later ones are copies of the live release, so they have the same fault.
    const breakIt = (text: string) => text.replaceAll('The everyday things', 'The everyday faults');
    const before = (await readLive(shop)).content ?? '';
    const releases: string[] = [];
    for (let number = 1; number <= count; number++) {
      const change = number === broken ? breakIt : undefined;
      const release = await registry.publishCopy('content', `bisect ${number} of ${count}`, change);
      await activate(shop, 'content', release);
      releases.push(release);
    }
    const { stdout: history } = await shop.release('history', '--json');
    const entries = (JSON.parse(history) as { entries: { n: number }[] }).entries.slice(0, count).map(({ n }) => n);
    const [first, last] = [String(entries.at(-1)), String(entries[0])];
    const args = ['bisect', '--good', first, '--bad', last, '--run', `node ${join(folder, 'judge.mjs')}`, '--json'];
    for (const run of withStore ? [registry.release.bind(registry), shop.release] : [registry.release.bind(registry)]) {
      const { code, stdout, stderr } = await run(...args);
      expect(code, stderr).toBe(0);
      const found = JSON.parse(stdout) as { looks: number; skips: object[]; entry: object };
      expect(found.skips).toEqual([]);
      expect(found.looks, `${count - 1} changes`).toBeLessThanOrEqual(looks);
      const moves = [{ remote: 'content', from: releases[broken - 2], to: releases[broken - 1] }];
      expect(found.entry).toMatchObject({ n: entries[count - broken], moves });
      expect((await shop.release('previews')).stdout).toContain('No preview is open');
    }
    rmSync(folder, { recursive: true });
    await activate(shop, 'content', before);
  });
}
