import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rmdir, stat, unlink } from 'node:fs/promises';

/** The store's file operations as one object, so that a test can replace them with a full or a read-only disk. */
export interface FileAccess {
  makeFolder: (path: string) => Promise<void>;
  /** Writes a new file and waits until it is on the disk. */
  write: (path: string, bytes: Uint8Array | string) => Promise<void>;
  /** Fails with EEXIST when `to` exists. */
  link: (from: string, to: string) => Promise<void>;
  /** Waits until the folder's entries are on the disk. */
  syncFolder: (path: string) => Promise<void>;
  /** At most `most + 1` bytes. */
  read: (path: string, most?: number) => Promise<Buffer>;
  listFolder: (path: string) => Promise<{ name: string; isFolder: boolean }[]>;
  remove: (path: string) => Promise<void>;
  /** Fails when the folder is not empty. */
  removeFolder: (path: string) => Promise<void>;
  /** A name that no other process uses. */
  uniqueName: () => string;
}

export const disk: FileAccess = {
  makeFolder: async (path) => {
    await mkdir(path, { recursive: true });
  },
  write: async (path, bytes) => {
    const file = await open(path, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
  },
  link,
  syncFolder: async (path) => {
    // Windows cannot open a folder, and syncs its entries by itself.
    const folder = await open(path, 'r').catch(() => undefined);
    await folder?.sync().catch(() => undefined);
    await folder?.close();
  },
  read: async (path, most) => {
    if (most !== undefined && (await stat(path)).size > most) return readStart(path, most + 1);
    return readFile(path);
  },
  listFolder: async (path) => {
    const entries = await readdir(path, { withFileTypes: true });
    return entries.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }));
  },
  remove: unlink,
  removeFolder: rmdir,
  uniqueName: () => `${process.pid}-${randomUUID()}`,
};

async function readStart(path: string, length: number): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
