import { dirname, join } from 'node:path';
import { disk, type FileAccess } from './fileAccess.ts';
import { ReleaseProblem } from './releaseProblem.ts';
import type { ReleaseStore } from './releaseStore.ts';
import { checkedKey, checkedPrefix } from './storeKeys.ts';

/**
 * A store on a plain folder. A file is written under a temporary name, flushed, and then linked to its own name: the
 * link either creates a complete file or fails because there is one. A crash leaves files only in `.tmp`, which is
 * never listed and may be emptied whenever nothing is being published.
 */
export function openFolderStore(root: string, files: FileAccess = disk): ReleaseStore {
  const temporaries = join(root, '.tmp');
  const pathOf = (key: string) => join(root, checkedKey(key));

  return {
    address: root,
    folder: root,
    pollMs: 250,
    answerPollMs: 20,
    putIfAbsent: async (key, bytes) => {
      const target = pathOf(key);
      const temporary = join(temporaries, files.uniqueName());
      try {
        await files.makeFolder(temporaries);
        await files.write(temporary, bytes);
        if (!(await linkIfAbsent(files, temporary, target))) return false;
        await files.syncFolder(dirname(target));
        return true;
      } catch (error) {
        throw explainFailure(error, root);
      } finally {
        await files.remove(temporary).catch(() => undefined);
      }
    },
    get: async (key, most) => {
      try {
        return await files.read(pathOf(key), most);
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw explainFailure(error, root);
      }
    },
    list: async (prefix) => {
      const folder = checkedPrefix(prefix).slice(0, prefix.lastIndexOf('/') + 1);
      const found = await listBelow(files, root, folder);
      return found.filter((key) => key.startsWith(prefix)).toSorted();
    },
    delete: async (key) => {
      await files.remove(pathOf(key)).catch((error: unknown) => {
        if (!isAbsent(error)) throw explainFailure(error, root);
      });
      await removeEmptyFolders(files, root, dirname(pathOf(key)));
    },
  };
}

async function linkIfAbsent(files: FileAccess, from: string, to: string): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    try {
      await files.makeFolder(dirname(to));
      await files.link(from, to);
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      // Another process has deleted the folder's last file, and with it the folder, during makeFolder or since.
      if (codeOf(error) !== 'ENOENT' || tries === 20) throw error;
    }
  }
}

/** Removes the folders that a deleted key leaves empty, innermost first. */
async function removeEmptyFolders(files: FileAccess, root: string, folder: string): Promise<void> {
  for (let path = folder; path !== root && path.startsWith(root); path = dirname(path)) {
    try {
      await files.removeFolder(path);
    } catch {
      return;
    }
  }
}

/** `folder` is '' or ends with a slash. */
async function listBelow(files: FileAccess, root: string, folder: string): Promise<string[]> {
  const entries = await files.listFolder(join(root, folder)).catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw explainFailure(error, root);
  });
  const shown = entries.filter((entry) => !entry.name.startsWith('.'));
  const here = shown.filter((entry) => !entry.isFolder).map((entry) => `${folder}${entry.name}`);
  const inner = shown.filter((entry) => entry.isFolder);
  const below = await Promise.all(inner.map((entry) => listBelow(files, root, `${folder}${entry.name}/`)));
  return [...here, ...below.flat()];
}

const fixes: Record<string, string> = {
  ENOSPC: 'its disk is full. Free some space, or point --store (or PAW_DATA) at another disk, and try again',
  EDQUOT: 'your quota on its disk is used up. Free some space, or point --store at another disk, and try again',
  EACCES: 'your user may not read or write it. Change its permissions, or choose another with --store',
  EROFS: 'its disk is read-only. Make it writable, or choose another folder with --store',
  EPERM: 'its file system refuses hard links, or you may not write there. Choose another folder with --store',
  ENOTSUP: 'its file system has no hard links. Choose another folder with --store',
  ENOTDIR: 'a part of its path is a file. Choose a folder with --store',
  EEXIST: 'a file is where a folder belongs. Choose another folder with --store',
};

function explainFailure(error: unknown, root: string): unknown {
  const fix = fixes[codeOf(error) ?? ''];
  if (!fix) return error;
  return new ReleaseProblem('store', `The release store ${root} cannot be used: ${fix}. No file is half written.`, {
    cause: error,
  });
}

function isAbsent(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error) ?? '');
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | null)?.code;
}
