/**
 * A broken release of content, whose command dies, runs beside others, or finds no shell. Two other teams still
 * activate and roll back, and the shell rolls back only the broken release. shell/src/server/releases/SetController.test.ts
 * has the short form.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { long } from '../world/longAt.ts';
import { partsOf } from '../world/partsOf.ts';
import type { Ended } from '../world/shopProcess.ts';
import type { World } from '../world/world.ts';
import { type BadContent, badContents } from './badContents.ts';
import { activate, readLive } from './commands.ts';
import { killedActivation } from './killedActivation.ts';
import { expect, test } from './ownShop.ts';
import { singleId } from './pageFacts.ts';
import { publishMarked } from './testReleases.ts';
import { operatorUrl } from '../world/operatorUrl.ts';

type Way = 'its command is killed' | 'at the same moment' | 'before a shell starts';

const ways: Way[] = ['its command is killed', 'at the same moment', 'before a shell starts'];

/** A new one for every test, because the command refuses an abandoned release. */
let number = 0;

for (const kind of Object.keys(badContents) as BadContent[]) {
  for (const way of ways) {
    test(
      `content ${kind}, ${way}: other remotes still activate and roll back`,
      long,
      async ({ shop, workshop, request }) => {
        test.setTimeout(300_000);
        number += 1;
        const base = await readLive(shop);
        const cart = await workshop.publishCopy(shop, 'cart', { 'remote-cart/src/newer.ts': 'export {};\n' }, number);
        await activate(shop, 'cart', cart);
        const catalog = await publishMarked(shop, workshop, 100 + number);
        const content = await workshop.publishCopy(shop, 'content', badContents[kind], number);

        await takeSteps(way, shop, `content@${content}`, [
          ['activate', `catalog@${catalog}`],
          ['rollback', 'cart'],
        ]);
        const wanted = { ...base, catalog };
        await expect.poll(() => readLive(shop), { timeout: 60_000 }).toEqual(wanted);
        for (const path of ['/about-us', '/viewcart', '/product/Adjustable-Dog-Collar'])
          expect((await request.get(path)).status(), path).toBe(200);
        await expect.poll(async () => singleId(await (await request.get('/')).text())).toBe(catalog);
        expect(await readBlamed(shop, 'content', content)).toMatch(/^shell http/);
        expect(await readBlamed(shop, 'catalog', catalog)).toBeUndefined();
        expect(await readBlamed(shop, 'cart', cart)).not.toMatch(/^shell/);
        expect(await (await request.get(`${operatorUrl(shop, 'monitor')}/readyz`)).text()).toContain(
          `ready\ncontent@${content} is left out: `,
        );

        await activate(shop, 'catalog', base.catalog ?? '');
      },
    );
  }
}

/** The other teams' commands must succeed, whatever happens to the bad release. */
async function takeSteps(way: Way, shop: World, bad: string, others: string[][]): Promise<void> {
  if (way === 'its command is killed') {
    await killedActivation(shop, bad);
    for (const args of others) await expectDone(runAgain(shop, args));
    return;
  }
  if (way === 'at the same moment') {
    const [refused, ...done] = await Promise.all([['activate', bad], ...others].map((args) => runAgain(shop, args)));
    expect(refused?.stderr).toMatch(/content@\w+ did not go live: .* It was rolled back \(entry \d+\)/);
    for (const ended of done) await expectDone(Promise.resolve(ended));
    return;
  }
  const parts = partsOf(shop);
  const letRestart = parts.holdRestarts();
  try {
    parts.signal('shell', 'SIGKILL');
    // The suspended start reaps the process only later.
    rmSync(join(shop.dataFolder, 'store/running'), { recursive: true });
    for (const args of [['activate', bad], ...others]) await expectDone(runAgain(shop, [...args, '--no-shell']));
  } finally {
    letRestart();
  }
  await expect.poll(async () => (await fetch(`${shop.url}/readyz`).catch(() => undefined))?.status).toBe(200);
}

async function expectDone(ending: Promise<Ended>): Promise<void> {
  const { code, stderr } = await ending;
  expect(code, stderr).toBe(0);
}

/** Retries like a person when the command reports that another change came first. */
async function runAgain(shop: World, args: string[]): Promise<Ended> {
  for (;;) {
    const ended = await shop.release(...args);
    if (!ended.stderr.includes('Someone else changed the log first')) return ended;
  }
}

/** Who abandoned that release. */
async function readBlamed(shop: World, remote: string, release: string): Promise<string | undefined> {
  const { stdout } = await shop.release('history', '--json');
  const { abandoned } = JSON.parse(stdout) as { abandoned: { remote: string; release: string; by: string }[] };
  return abandoned.find((one) => one.remote === remote && one.release === release)?.by;
}
