import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Remote } from '@paw/contract/remote.ts';
import { loadContainer } from '@paw/node/loadContainer.ts';

/**
 * Reads `./remote` from the node build below `out`. It shares nothing here, so it fails when it loads more than it
 * should.
 * @param label what the federation runtime of this process remembers the container by: it gives callers that ask under
 *   the same label the first one's code, for good
 */
export async function readRemote(label: string, out: string): Promise<Remote> {
  const read = (path: string) => readFileSync(join(out, path));
  try {
    const { remote } = await loadContainer<{ remote: Remote }>(label, 'node/remoteEntry.cjs', read, {});
    return remote;
  } catch (cause) {
    throw new Error('./src/remote.tsx must load without React: keep pages and slots behind import().', { cause });
  }
}

/**
 * The name of the remote in this folder, by its package: `cart` for `@paw/remote-cart`. The folder may have any name.
 * @throws Error that names the fix
 */
export function remoteName(folder: string): string {
  const file = join(folder, 'package.json');
  const { name = '' } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string };
  const found = /(?:^|\/)remote-([a-z][a-z0-9-]*)$/.exec(name)?.[1];
  if (!found) throw new Error(`${file} has the name "${name}": call the package "@paw/remote-<name of the remote>".`);
  return found;
}
