import { setTimeout as pause } from 'node:timers/promises';
import { endShop } from './endShop.ts';
import { spawnShop, type StartOptions } from './shopProcess.ts';

/** Runs a start that is expected to fail. @returns its exit code, its output, and its duration in ms */
export async function failToStart(
  options: StartOptions,
): Promise<{ code: number | string; words: string; took: number }> {
  const begun = performance.now();
  const shop = await spawnShop(options);
  const code = await Promise.race([shop.exited, pause(60_000, 'still running', { ref: false })]);
  const took = performance.now() - begun;
  if (shop.isRunning()) await endShop(shop);
  // npm prints the command before it runs it.
  const words = shop
    .output()
    .replaceAll(/^(>.*)?\n/gm, '')
    .trim();
  shop.removeFiles();
  return { code, words, took };
}
