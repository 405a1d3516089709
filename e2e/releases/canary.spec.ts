/** A canary is served to its share of the visitors, who stay with it, until it ends: the next page is live then. */
import { activate, readLive } from './commands.ts';
import { expect, test } from './ownShop.ts';
import { RegistryShop } from './RegistryShop.ts';
import type { World } from '../world/world.ts';
import { long } from '../world/longAt.ts';

const VISITORS = 120;

interface Visit {
  set: string;
  html: string;
  cookie: string;
}

/** A page as a browser with this cookie gets it; without one, as a new visitor. */
async function visit(shop: World, cookie?: string, path = '/'): Promise<Visit> {
  const answer = await fetch(shop.url + path, { headers: cookie ? { cookie } : {} });
  expect(answer.status).toBe(200);
  const given = answer.headers.get('set-cookie')?.split(';')[0];
  const set = answer.headers.get('x-release-set') ?? '';
  return { set, html: await answer.text(), cookie: given ?? cookie ?? '' };
}

async function visitMany(shop: World, count = VISITORS): Promise<Visit[]> {
  const all: Visit[] = [];
  for (let n = 0; n < count; n++) all.push(await visit(shop));
  return all;
}

/** Begins a canary, and resolves when every shell has its set. */
async function begin(shop: World, label: string, share: number): Promise<void> {
  const { code, stdout, stderr } = await shop.release('canary', label, '--steps', `${share},100`, '--hold', '1h');
  expect(code, stderr).toBe(0);
  expect(stdout).not.toContain('Note:');
}

const isRun = ({ html }: Visit, remote: string, release: string) => html.includes(`${remote}@${release}`);
const partOf = (visits: readonly Visit[], remote: string, release: string) =>
  visits.filter((one) => isRun(one, remote, release)).length / visits.length;

test('half of the visitors get the canary and keep it, and its end reaches the next page within two seconds', async ({
  shop,
}) => {
  test.setTimeout(240_000);
  const live = (await readLive(shop)).catalog ?? '';
  const release = await new RegistryShop(shop).publishCopy('catalog', 'canary');
  const before = await visit(shop);
  expect(before.cookie, 'no cookie without a canary').toBe('');

  await begin(shop, `catalog@${release}`, 50);
  const visits = await visitMany(shop);
  const part = partOf(visits, 'catalog', release);
  expect(part).toBeGreaterThan(0.3);
  expect(part).toBeLessThan(0.7);
  expect(new Set(visits.map(({ set }) => set)).size).toBe(2);
  expect(new Set(visits.map(({ cookie }) => cookie)).size).toBe(VISITORS);
  for (const { set, cookie } of visits.slice(0, 20)) expect((await visit(shop, cookie)).set).toBe(set);

  const own = visits.find((one) => isRun(one, 'catalog', release)) as Visit;
  const stopped = await shop.release('canary', 'stop', 'catalog', '--abandon', '--reason', 'a test');
  expect(stopped.code, stopped.stderr).toBe(0);
  const since = performance.now();
  await expect.poll(async () => isRun(await visit(shop, own.cookie), 'catalog', live), { intervals: [20] }).toBe(true);
  expect(performance.now() - since).toBeLessThan(2_000);
  expect((await visit(shop, own.cookie)).set).toBe(before.set);
});

test('a canary that goes live renders pages that no visitor has requested before', async ({ shop }) => {
  test.setTimeout(240_000);
  const { catalog: before = '' } = await readLive(shop);
  const release = await new RegistryShop(shop).publishCopy('catalog', 'goes-live');
  await begin(shop, `catalog@${release}`, 50);
  const promoted = await shop.release('canary', 'promote', 'catalog', '--reason', 'a test');
  expect(promoted.code, promoted.stderr).toBe(0);
  expect((await readLive(shop)).catalog).toBe(release);
  for (const term of ['leash', 'bowl', 'treats']) {
    const page = await visit(shop, undefined, `/search/${term}`);
    expect(isRun(page, 'catalog', release), term).toBe(true);
  }
  // Files of the copy are not packed, which other tests expect.
  await activate(shop, 'catalog', before);
});

test('two canaries of two remotes are three sets, and no visitor gets both', long, async ({ shop }) => {
  test.setTimeout(240_000);
  const registry = new RegistryShop(shop);
  const [catalog, cart] = [await registry.publishCopy('catalog', 'one'), await registry.publishCopy('cart', 'two')];
  await begin(shop, `catalog@${catalog}`, 40);
  await begin(shop, `cart@${cart}`, 50);
  const visits = await visitMany(shop);
  expect(new Set(visits.map(({ set }) => set)).size).toBe(3);
  expect(visits.filter((one) => isRun(one, 'catalog', catalog) && isRun(one, 'cart', cart))).toEqual([]);
  // Of the 60 % that the older canary leaves, the newer one gets half.
  for (const [remote, release, expected] of [['catalog', catalog, 0.4] as const, ['cart', cart, 0.3] as const]) {
    expect(Math.abs(partOf(visits, remote, release) - expected), remote).toBeLessThan(0.18);
  }
  for (const remote of ['catalog', 'cart']) expect((await shop.release('canary', 'stop', remote)).code).toBe(0);
  expect(new Set((await visitMany(shop, 20)).map(({ set }) => set)).size).toBe(1);
});
