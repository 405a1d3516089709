import type { Remote } from '@paw/contract/remote.ts';
import type { ReleaseSet } from '@paw/contract/releaseSet.ts';
import type { SiteModule } from '@paw/contract/siteModule.ts';
import { loadContainer } from '@paw/node/loadContainer.ts';
import { type RemoteAccess, regionKey } from '../remotes/RemoteAccess.tsx';
import { sharedModules } from '../remotes/sharedModules.ts';
import { stateModules } from '../remotes/stateModules.ts';
import { isLeftOut } from './leftOutPages.ts';
import type { RendererData } from './rendererMessages.ts';
import type { SiteModules } from './answerSiteJob.ts';

/** Loads every page and slot of every remote, so that rendering never waits for code. */
export async function loadSet(
  set: ReleaseSet,
  releases: RendererData['releases'],
  versions: Record<string, string>,
): Promise<{ access: RemoteAccess; sites: SiteModules }> {
  const modules = new Map<string, unknown>();
  const loaded = new Map<string, SiteModule>();
  await Promise.all(
    Object.entries(set.remotes).map(async ([name, live]) => {
      if (isLeftOut(live)) return;
      try {
        const release = releases[name];
        if (!release) throw new Error('its code is missing');
        const remote = await loadRemote(live.federationName, release, versions);
        for (const route of remote.routes) modules.set(regionKey(name, `page:${route.name}`), await route.page());
        for (const [slot, load] of Object.entries(remote.slots))
          modules.set(regionKey(name, `slot:${slot}`), await load());
        const site = await remote.site?.();
        if (site) loaded.set(name, site);
      } catch (cause) {
        throw loadProblem(`${name}@${live.release}`, cause);
      }
    }),
  );
  const find = (remote: string, part: string) => modules.get(regionKey(remote, part));
  // In the set's order, whichever loads first: the sitemap keeps its order.
  const sites = new Map(Object.keys(set.remotes).flatMap((name) => pairOf(name, loaded.get(name))));
  const access: RemoteAccess = {
    set,
    state: (remote, part) => ({ status: 'ready', module: find(remote, part) }),
    subscribe: () => () => undefined,
    load: async (remote, part) => find(remote, part) as never,
    retry: async () => undefined,
    serverHtml: () => undefined,
  };
  return { access, sites };
}

const pairOf = (name: string, site: SiteModule | undefined) => (site ? [[name, site] as const] : []);

/** With the stack of its cause: it points into the remote's code. */
function loadProblem(label: string, cause: unknown): Error {
  const why = cause instanceof Error ? cause.message : String(cause);
  const problem = new Error(`${label} does not load: ${why}`, { cause });
  const frames = cause instanceof Error ? cause.stack?.match(/^ {4}at .*/ms)?.[0] : undefined;
  if (frames) problem.stack = `${problem.name}: ${problem.message}\n${frames}`;
  return problem;
}

async function loadRemote(
  federationName: string,
  { entry, files }: RendererData['releases'][string],
  versions: Record<string, string>,
): Promise<Remote> {
  const read = (path: string) => {
    const bytes = files.get(path);
    if (!bytes) throw new Error(`${federationName} asks for "${path}", which is not among the release's files.`);
    return Buffer.from(bytes);
  };
  const shared = Object.fromEntries(
    Object.entries(versions).map(([key, version]) => [
      key,
      { version, lib: () => sharedModules[key] ?? stateModules[key] },
    ]),
  );
  const { remote } = await loadContainer<{ remote: Remote }>(federationName, entry, read, shared);
  return remote;
}
