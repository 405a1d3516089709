import { listProcesses } from '../world/listProcesses.ts';
import { activate, readLive, rollback } from './commands.ts';
import { expect, test } from './ownShop.ts';
import { publishMarked } from './testReleases.ts';

test('a rollback needs no api', async ({ shop, workshop, request }) => {
  const before = (await readLive(shop)).catalog ?? '';
  await activate(shop, 'catalog', await publishMarked(shop, workshop, 1));
  // One more, so it can be rolled back twice.
  await activate(shop, 'catalog', await publishMarked(shop, workshop, 2));
  const pids = listProcesses(shop.dataFolder)
    .filter((line) => line.includes('api/src/server.ts'))
    .map((line) => Number.parseInt(line, 10));
  expect(pids).toHaveLength(1);
  // It hangs, which is worse than a stopped one, whose connections are refused at once.
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  try {
    await rollback(shop, 'catalog');
    await rollback(shop, 'catalog');
    expect((await readLive(shop)).catalog).toBe(before);
    // Its pages are in the cache; one that was never requested needs the api.
    const [home, other] = [await request.get('/'), await request.get('/search/velvet')];
    expect([home.status(), other.status()]).toEqual([200, 503]);
    for (const page of [home, other]) expect(await page.text()).toContain(`data-boundary="catalog@${before}"`);
    expect((await request.get('/about-us')).status()).toBe(200);
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  }
  await expect.poll(async () => (await request.get('/')).status()).toBe(200);
});
