import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { checkedKey, checkedPrefix } from '../store/storeKeys.ts';
import type { RegistryClient } from './RegistryClient.ts';

/** Keys that the registry reads in one call. */
const AT_ONCE = 500;

/**
 * The store as the registry shows it: commands that look read through it as they read a folder. What changes something
 * is a call of its own to the registry, which plans, checks and signs it; writing an object is none.
 */
export function registryStore(client: RegistryClient): ReleaseStore {
  const read = async (keys: readonly string[]): Promise<(Buffer | undefined)[]> => {
    const { objects } = await client.json<{ objects: (string | null)[] }>('/v1/store/read', {
      method: 'POST',
      body: { keys },
      isRepeatable: true,
    });
    return objects.map((text) => (text === null ? undefined : Buffer.from(text, 'base64')));
  };
  return {
    address: client.url,
    pollMs: 2_000,
    answerPollMs: 500,
    getMany: async (keys) => {
      const found: (Buffer | undefined)[] = [];
      for (let start = 0; start < keys.length; start += AT_ONCE) {
        found.push(...(await read(keys.slice(start, start + AT_ONCE).map(checkedKey))));
      }
      return found;
    },
    get: (key, most) => client.bytes(`/v1/store/${encodeURI(checkedKey(key))}`, most),
    list: async (prefix) => {
      const query = new URLSearchParams({ prefix: checkedPrefix(prefix) });
      return (await client.json<{ keys: string[] }>(`/v1/store?${query.toString()}`)).keys;
    },
    putIfAbsent: refuseWrite,
    delete: refuseWrite,
  };
}

async function refuseWrite(): Promise<never> {
  throw new ReleaseProblem('usage', 'A registry changes its store itself: this command needs --store.');
}
