/** Release commands for tests. */
import { expect } from '@playwright/test';
import type { World } from '../world/world.ts';

export interface Status {
  setId: string;
  remotes: { remote: string; live?: string; since?: string; previous?: string; state: string }[];
  shells: { url: string; since: string }[];
}

export async function readStatus(shop: World): Promise<Status> {
  return JSON.parse(await run(shop, 'status', '--json')) as Status;
}

/** Remote → the release that is live. */
export async function readLive(shop: World): Promise<Record<string, string>> {
  const { remotes } = await readStatus(shop);
  return Object.fromEntries(remotes.map(({ remote, live }) => [remote, live ?? '']));
}

/** With --force, because another test may have abandoned the release in the same shop. */
export const activate = (shop: World, remote: string, release: string) =>
  run(shop, 'activate', `${remote}@${release}`, '--force', '--reason', 'a test');
/** With a target, because without one a second rollback within moments counts as the same one. */
export async function rollback(shop: World, remote: string, ...more: string[]): Promise<string> {
  return run(shop, 'rollback', `${remote}@${(await readLive(shop))[remote]}`, ...more);
}

/** Expects success, and fails the test with the command's output otherwise. */
async function run(shop: World, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await shop.release(...args);
  expect(code, `release ${args.join(' ')}: ${stderr}`).toBe(0);
  return stdout;
}

/** Expects a refusal with a message and exit code 1, and no change. */
export async function expectRefused(shop: World, args: string[], words: RegExp, code = 1): Promise<void> {
  const before = await readStatus(shop);
  const ended = await shop.release(...args);
  expect(ended.code, ended.stdout).toBe(code);
  expect(ended.stderr).toMatch(words);
  expect(ended.stderr, 'words, no stack').not.toMatch(/^\s+at .*:\d+/m);
  // Shells still renew their leases.
  const { setId, remotes } = await readStatus(shop);
  expect({ setId, remotes }).toEqual({ setId: before.setId, remotes: before.remotes });
}
