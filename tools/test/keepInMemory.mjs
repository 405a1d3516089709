import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Where Linux has a file system in memory, and several times what a run keeps there at a time, in bytes. */
const inMemory = { place: '/dev/shm', enough: 6 * 1024 ** 3 };

/**
 * From here on temporary files are in memory, where there is enough of it: databases and stores wait for the disk after
 * each write. TMPDIR stays where it is set.
 */
export function keepInMemory(env = process.env, { place, enough } = inMemory) {
  if (env.TMPDIR || !hasRoom(place, enough)) return;
  const folder = mkdtempSync(join(place, 'paw-tests-'));
  // PostgreSQL, which has another user, keeps its cluster in it.
  chmodSync(folder, 0o711);
  env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}

function hasRoom(place, enough) {
  try {
    const { bavail, bsize } = statfsSync(place);
    return Math.min(bavail * bsize, freemem()) >= enough;
  } catch {
    // Other systems have no such place.
    return false;
  }
}
