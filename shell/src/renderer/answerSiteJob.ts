import { createApi } from '@paw/api-client/http.ts';
import { feedPath, type SiteArgs, type SiteModule } from '@paw/contract/siteModule.ts';
import type { SiteJob, SiteOffer } from './rendererMessages.ts';

/** Time limits of one api call and of the whole answer, in ms. */
const CALL = 5_000;
const WHOLE = 60_000;

interface SiteHost {
  setId: string;
  apiUrl: string;
  origin: string;
}

/** The `site` modules of a set's remotes, by remote. */
export type SiteModules = ReadonlyMap<string, SiteModule>;

/** @throws Error when a path does not end like a file, or is claimed twice */
export function offerOf(sites: SiteModules): SiteOffer {
  const feeds = [...sites].flatMap(([remote, { feeds: own = [] }]) =>
    own.map(({ path, type }) => ({ remote, path, type })),
  );
  for (const [place, { remote, path }] of feeds.entries()) {
    const problem = feedPath.safeParse(path).error?.issues[0]?.message;
    if (problem) throw new Error(`The feed ${path} of ${remote} ${problem}.`);
    const other = feeds.slice(0, place).find((one) => one.path === path);
    if (other) throw new Error(`${remote} and ${other.remote} both have a feed at ${path}: give one another path.`);
  }
  return { entries: [...sites].filter(([, { entries }]) => entries).map(([remote]) => remote), feeds };
}

/** Asks a remote for its entries or a feed. Rejects with what the remote throws. */
export function answerSiteJob(sites: SiteModules, { setId, apiUrl, origin }: SiteHost) {
  return async ({ remote, feed, requestId }: Omit<SiteJob, 'id'>): Promise<unknown> => {
    const site = sites.get(remote);
    const signal = AbortSignal.timeout(WHOLE);
    const headers = { 'x-request-id': requestId, 'x-release-set': setId };
    const args: SiteArgs = { api: createApi({ baseUrl: apiUrl, timeout: CALL, signal, headers }), origin, signal };
    const work = feed === undefined ? site?.entries : site?.feeds?.find(({ path }) => path === feed)?.write;
    if (!work) throw new Error(`${remote} has no ${feed === undefined ? 'entries' : `feed ${feed}`} in this set.`);
    return work(args);
  };
}
