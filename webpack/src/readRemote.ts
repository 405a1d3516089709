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
