import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** An empty folder under the system's own, for tests. */
export const makeTestFolder = () => mkdtempSync(join(tmpdir(), 'paw-test-'));

/** Names the folder that all test files of one run share: openRoom.ts makes it, closeRoom.ts removes it. */
export const roomVariable = 'PAW_TEST_ROOM';

/**
 * Runs `make` in the first test file that needs it, while the others wait. Each file of a run gets the same folder; a
 * `make` that failed is tried again by the next.
 */
export async function onceARun(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(process.env[roomVariable] ?? makeTestFolder(), name);
  const ready = `${folder}.ready`;
  while (!existsSync(ready)) {
    if (!takes(folder)) {
      await pause(100);
      continue;
    }
    try {
      await make(folder);
      writeFileSync(ready, '');
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }
  return folder;
}

/** Exactly one process of many can make a folder. */
function takes(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
