import type { SentSet } from '@paw/contract/releaseSet.ts';
import type { HostFacts } from '@paw/contract/remote.ts';
import { ChunkLoader } from '../chunks/ChunkLoader.ts';
import { PagesAhead } from './PagesAhead.ts';
import type { KeptHtml, RemoteAccess } from './RemoteAccess.tsx';
import { remoteSource } from './remoteSource.ts';

/** One loader for each remote of the set. `serverHtml` holds the regions' HTML from the server. */
export function browserAccess(
  set: SentSet,
  facts: Promise<HostFacts>,
  serverHtml: ReadonlyMap<string, KeptHtml>,
  Loader = ChunkLoader,
): RemoteAccess {
  const loaders = new Map(
    Object.entries(set.remotes).map(([name, live]) => [name, new Loader(remoteSource(name, live, facts))]),
  );
  const loader = (remote: string): ChunkLoader => {
    const found = loaders.get(remote);
    if (!found) throw new Error(`There is no remote "${remote}" in release set ${set.id}.`);
    return found;
  };
  return {
    set,
    state: (remote, part) => loader(remote).state(part),
    subscribe: (remote, listener) => loader(remote).subscribe(listener),
    load: (remote, part) => loader(remote).load(part) as ReturnType<RemoteAccess['load']>,
    retry: (remote, part) => loader(remote).retry(part),
    serverHtml: (region) => serverHtml.get(region),
    ahead: new PagesAhead(),
  };
}
