import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { World } from '../world/world.ts';

/** A file of a release in the shop's store. */
export function storedFile({ dataFolder }: World, remote: string, release: string, path: string): string {
  return join(dataFolder, 'store/releases', remote, release, path);
}

/** Changes one byte in the middle. @returns restores it */
export function damageFile(shop: World, remote: string, release: string, path: string): () => void {
  const file = storedFile(shop, remote, release, path);
  const bytes = readFileSync(file);
  const bad = Buffer.from(bytes);
  bad[bad.length >> 1] = (bad[bad.length >> 1] ?? 0) ^ 1;
  writeFileSync(file, bad);
  return () => writeFileSync(file, bytes);
}
