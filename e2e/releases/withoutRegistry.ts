import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { activate, readLive } from './commands.ts';
import { ReadingClients } from './ReadingClients.ts';
import type { RegistryShop } from './RegistryShop.ts';
import { operatorUrl } from '../world/operatorUrl.ts';

/** Longer than the 30 s after which a shell reports that it has lost the registry. ms */
const UNHEARD = 40_000;

/**
 * Kills the registry repeatedly for `ms`. Pages are served, a rollback through the store goes live, and the shell follows
 * the restarted registry.
 */
export async function withoutRegistry(registry: RegistryShop, ms: number): Promise<void> {
  const { shop } = registry;
  const before = (await readLive(shop)).content ?? '';
  const bad = await registry.publishCopy('content', `without ${ms}`);
  await activate(shop, 'content', bad);
  const printed = shop.output().length;
  const wrong: string[] = [];
  let pages = 0;
  const shoppers = new ReadingClients(`${shop.url}/about-us`, 2, ({ status, body }) => {
    pages++;
    if (status !== 200) wrong.push(`${status} ${body.slice(0, 200)}`);
  });
  const down = { isOver: false };
  // npm start restarts it, so it is killed each time.
  const keepDown = async () => {
    for (; !down.isOver; await pause(50)) killRegistry(registry);
  };
  const killing = keepDown();
  try {
    const end = performance.now() + ms;
    await expect.poll(() => shop.output().slice(printed)).toMatch(/The registry (cannot be reached|does not answer)/);
    const back = await shop.release('rollback', 'content', '--store', `${shop.dataFolder}/store`);
    expect(back.code, back.stderr).toBe(0);
    expect(back.stdout).toMatch(/It is live on 1 shell after/);
    expect(await (await fetch(`${shop.url}/about-us`)).text()).toContain(`data-boundary="content@${before}"`);
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
    if (ms > UNHEARD) {
      await expect
        .poll(async () => (await fetch(`${operatorUrl(shop, 'monitor')}/readyz`)).text(), { timeout: UNHEARD })
        .toContain('The registry has not been heard for 30 s');
    }
    await pause(Math.max(0, end - performance.now()));
  } finally {
    down.isOver = true;
    await killing;
    await shoppers.stop();
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(pages).toBeGreaterThan(ms / 100);

  const after = shop.output().length;
  await expect.poll(() => shop.output().slice(after), { timeout: 60_000 }).toContain('The shell follows the registry.');
  await expect
    .poll(async () => (await fetch(`${operatorUrl(shop, 'monitor')}/readyz`)).text(), { timeout: 30_000 })
    .toMatch(/^ready\s*$/);
  await activate(shop, 'content', await registry.publishCopy('content', `after ${ms}`));
  const { code, stdout, stderr } = await registry.release('rollback', 'content');
  expect(code, stderr).toBe(0);
  expect(stdout).toMatch(/It is live on 1 shell after/);
}

/** The process id may not be written yet, or the process may have ended. */
function killRegistry({ registryPid }: RegistryShop): void {
  if (!registryPid) return;
  try {
    process.kill(registryPid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
