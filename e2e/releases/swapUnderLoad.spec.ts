/**
 * PAW_SWAPS and PAW_CLIENTS increase the load; PAW_CANARY_AGE says for how many seconds a canary waits; PAW_SWAP_RESULTS names a file
 * for the figures, for `npm run bench`.
 */
import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { activate, readLive, rollback } from './commands.ts';
import { expect, test } from './ownShop.ts';
import { catalogIds, singleId } from './pageFacts.ts';
import { ReadingClients } from './ReadingClients.ts';
import { publishMarked } from './testReleases.ts';

const swaps = Number(process.env.PAW_SWAPS ?? 2);
/** Releases that are a canary before they go live. */
const canaries = Math.ceil(swaps / 4);
const clients = Number(process.env.PAW_CLIENTS ?? 10);
const canaryAge = Number(process.env.PAW_CANARY_AGE ?? 0);

test(`${swaps} releases go live and are rolled back under ${clients} shoppers: no page fails or mixes two releases`, async ({
  shop,
  workshop,
}) => {
  test.setTimeout(240_000 + swaps * 20_000 + canaries * (canaryAge + 20) * 1_000);
  const before = (await readLive(shop)).catalog ?? '';
  const [ground = '', ...published] = await publishAll();
  const [releases, prepared] = [published.slice(0, swaps), published.slice(swaps)];
  await activate(shop, 'catalog', ground);

  const wrong: string[] = [];
  let requests = 0;
  let awaited: { id: string; since: number; found: (at: number) => void } | undefined;
  const shoppers = new ReadingClients(shop.url, clients, ({ status, body, begun, at }) => {
    requests++;
    const id = status === 200 ? singleId(body) : undefined;
    if (!id)
      wrong.push(
        status === 200 ? `mixed: ${JSON.stringify(catalogIds(body))}` : `failed: ${status} ${body.slice(0, 200)}`,
      );
    // A response that was in progress may come from an earlier set.
    if (awaited && id === awaited.id && begun >= awaited.since) awaited.found(at);
  });
  /** Time from the command's start to the first page of that release. ms */
  const measure = async (id: string, args: string[]) => {
    const begun = performance.now();
    const first = new Promise<number>((found) => (awaited = { id, since: begun, found }));
    const { code, stderr } = await shop.release(...args);
    expect(code, stderr).toBe(0);
    return (await first) - begun;
  };
  const activations: number[] = [];
  const rollbacks: number[] = [];
  for (const id of releases) {
    activations.push(await measure(id, ['activate', `catalog@${id}`, '--force', '--reason', 'a test']));
    rollbacks.push(await measure(ground, ['rollback', 'catalog']));
  }
  const promotions: number[] = [];
  for (const id of prepared) {
    // For 0 % of the visitors: the shell has it ready, and shows it to no one.
    const forced = ['--force', '--reason', 'a test'];
    const begun = await shop.release('canary', `catalog@${id}`, '--steps', '0,100', '--hold', '1h', ...forced);
    expect(begun.code, begun.stderr).toBe(0);
    await pause(canaryAge * 1_000);
    promotions.push(await measure(id, ['canary', 'promote', 'catalog', ...forced]));
    await rollback(shop, 'catalog');
  }
  await shoppers.stop();
  await activate(shop, 'catalog', before);

  const failed = wrong.filter((words) => words.startsWith('failed')).length;
  const figures = {
    swaps,
    clients,
    requests,
    failed,
    mixed: wrong.length - failed,
    activation: describe(activations),
    promotion: describe(promotions),
    rollback: describe(rollbacks),
  };
  console.log(JSON.stringify(figures));
  if (process.env.PAW_SWAP_RESULTS) writeFileSync(process.env.PAW_SWAP_RESULTS, JSON.stringify(figures));
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(requests).toBeGreaterThan(swaps * clients);

  async function publishAll(): Promise<string[]> {
    const ids: string[] = [];
    for (let n = 0; n <= swaps + canaries; n++) ids.push(await publishMarked(shop, workshop, n));
    expect(new Set(ids).size).toBe(swaps + canaries + 1);
    return ids;
  }
});

function describe(times: number[]): { p50: number; p95: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.ceil(part * sorted.length) - 1] ?? 0);
  return { p50: at(0.5), p95: at(0.95) };
}
