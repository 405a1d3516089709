import { type SentRelease, releaseUrl } from '@paw/contract/releaseSet.ts';
import { readFileLoading } from '@paw/contract/fileLoading.ts';
import type { HostFacts, Remote } from '@paw/contract/remote.ts';
import type { ChunkSource } from '../chunks/ChunkSource.ts';
import { loadContainer } from '../federation/loadContainer.ts';

/**
 * A remote's release in the browser. The remote's `start` gets `facts` once, before its pages and slots load. After a
 * failed entry the remote is loaded again under a fresh path; once it runs, it only gets a fresh path for later
 * chunks, because a second copy of remote-cart would be a second owner of the cart.
 */
export function remoteSource(name: string, live: SentRelease, facts: Promise<HostFacts>): ChunkSource {
  let attempt = 0;
  let running: Remote | undefined;
  let started: Promise<void> | undefined;
  let isStarted = false;
  let container: Promise<Remote> | undefined;
  const entry = () => releaseUrl(name, live.release, live.entry, attempt);

  const loadOnce = async (): Promise<Remote> => {
    if (!live.entry) throw new Error(`no release of ${name} works`);
    await readFileLoading()?.ready(entry());
    const exposed = await loadContainer<{ remote: Remote }>(live.federationName, entry(), './remote');
    if (!exposed?.remote) throw new Error(`${entry()} holds no remote`);
    running = exposed.remote;
    return running;
  };

  const start = async (remote: Remote): Promise<void> => {
    try {
      await remote.start?.(await facts);
      isStarted = true;
    } catch (error) {
      started = undefined;
      throw error;
    }
  };

  return {
    remote: name,
    release: live.release,
    attempt: () => attempt,
    fetch: async (key) => {
      container ??= loadOnce();
      const remote = await container;
      const [kind, part] = key.split(':', 2);
      const load =
        kind === 'page' ? remote.routes.find((route) => route.name === part)?.page : remote.slots[part ?? ''];
      if (!load) throw new Error(`${name}@${live.release} has no ${kind} "${part}"`);
      started ??= start(remote);
      const [module] = await Promise.all([load(), started]);
      return module;
    },
    moveOn: (failed) => {
      if (failed !== attempt) return;
      attempt += 1;
      // A pending start is repeated with the next try; a remote accepts a second start.
      if (!isStarted) started = undefined;
      if (running) running.moveTo(new URL('.', new URL(entry(), location.href)).href);
      else container = undefined;
    },
  };
}
