import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import { type Built, finishRelease } from './finishRelease.ts';

/**
 * Builds in a folder of its own below `dist`, and puts what is whole into `place`. A build that fails leaves nothing
 * behind, and the release before it stays where it is.
 * @param place where the finished release goes: `…/dist/release`
 * @param build writes into `out` and tells what it wrote
 */
export async function makeRelease(
  folder: string,
  place: string,
  build: (out: string) => Promise<Built>,
): Promise<ReleaseManifest> {
  const dist = join(folder, 'dist');
  removeLeftovers(dist);
  const out = join(dist, `.building-${process.pid}`);
  const startedAt = Date.now();
  try {
    return finishRelease(await build(out), { folder, out, place, startedAt });
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** Of builds that were killed. */
function removeLeftovers(dist: string): void {
  const names = existsSync(dist) ? readdirSync(dist) : [];
  for (const name of names) {
    const pid = /^\.building-(\d+)$/.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(join(dist, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
