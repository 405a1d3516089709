import { readFileLoading } from '@paw/contract/fileLoading.ts';
import { shareScopes } from './hostRuntime.ts';

/** What a release's entry leaves behind in a global: the federation plugin writes it. */
interface Container {
  init: (shareScope: object, initScope: unknown[], options: object) => unknown;
  get: (path: string) => Promise<() => unknown>;
}

/**
 * Loads a release's entry, and what it exposes. The federation runtime could do so too, for 6 KB more: pages load nothing
 * but releases of their set, by a script with its hash.
 * @param global name of the entry's global, which differs for each release
 * @returns the exposed module @throws when the file is missing, is no container, or fails
 */
export async function loadContainer<Exposed>(global: string, url: string, path: string): Promise<Exposed | undefined> {
  await runScript(url);
  const container = (globalThis as Record<string, unknown>)[global] as Container | undefined;
  if (!container) throw new Error(`${url} holds no container "${global}"`);
  const shareScopeMap = shareScopes();
  const shareScope = (shareScopeMap.default ??= {});
  await container.init(shareScope, [], { version: '', shareScopeKeys: 'default', shareScopeMap });
  return (await container.get(path))() as Exposed | undefined;
}

/** Without a time limit of its own: the loader that asks for it has one. */
async function runScript(url: string): Promise<void> {
  const script = document.createElement('script');
  const ran = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => reject(new Error(`${url} did not load`)));
  });
  readFileLoading()?.open(script, url);
  document.head.append(script);
  await ran.finally(() => script.remove());
}
