import { loadRemote, registerRemotes, registerPlugins } from '@module-federation/enhanced/runtime';
import { type LiveRelease, releaseUrl } from '@paw/contract/releaseSet.ts';
import type { HostFacts, Remote } from '@paw/contract/remote.ts';
import type { ChunkSource } from '../chunks/ChunkSource.ts';

/**
 * A remote's release in the browser. `facts` are handed to the remote's `start`, once, before anything else of it.
 * When its entry failed it is registered again under a fresh path; once it runs it is only told to take later chunks
 * from there, because a second copy of remote-cart would be a second owner of the cart.
 */
export function remoteSource(name: string, live: LiveRelease, facts: Promise<HostFacts>): ChunkSource {
  let attempt = 0;
  let running: Remote | undefined;
  let started: Promise<void> | undefined;
  let isStarted = false;
  let container: Promise<Remote> | undefined;
  const entry = () => releaseUrl(name, live.release, live.entry, attempt);

  const loadContainer = async (): Promise<Remote> => {
    if (!live.entry) throw new Error(`no release of ${name} works`);
    registerRemotes([{ name: live.federationName, entry: entry() }], { force: attempt > 0 });
    const exposed = await loadRemote<{ remote: Remote }>(`${live.federationName}/remote`);
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
      container ??= loadContainer();
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
      // A start that still hangs is repeated with the next try; a remote is ready for being started twice.
      if (!isStarted) started = undefined;
      if (running) running.moveTo(new URL('.', new URL(entry(), location.href)).href);
      else container = undefined;
    },
  };
}

/**
 * The runtime's own script for a remote's entry has a time limit of 20 s, not the specification's. Like every other
 * script of the page it carries no `crossorigin`: webpack leaves it out for the page's own origin, and a preload in
 * another mode would be fetched a second time.
 */
export function installFederationHooks(timeout: number): void {
  registerPlugins([
    {
      name: 'entry-scripts',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        return { script, timeout };
      },
    },
  ]);
}
