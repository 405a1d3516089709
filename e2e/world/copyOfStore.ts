import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { World } from './world.ts';

/** A data folder for a shop of its own, with the releases that another one has published: nothing is built again. */
export function copyOfStore(world: World): string {
  const folder = mkdtempSync(join(tmpdir(), 'paw-e2e-data-'));
  cpSync(join(world.dataFolder, 'store'), join(folder, 'store'), { recursive: true });
  return folder;
}
