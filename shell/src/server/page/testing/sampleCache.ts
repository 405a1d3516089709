import { type RenderedPage, PageCache, type PageSource } from '../PageCache.ts';
import type { ReadyPage } from '../ReadyPage.ts';

/** What a test decides: the time that caches see, in ms, and whether the api is down. */
export const world = { now: 0, isApiDown: false };
beforeEach(() => Object.assign(world, { now: 1_000_000, isApiDown: false }));

const api = {
  get isDown() {
    return world.isApiDown;
  },
  check: async () => !world.isApiDown,
};

const pageOf = (text: string, status = 200, bytes = 100) => ({ status, hash: text, bytes }) as ReadyPage;
export const good = (text: string, status = 200, bytes = 100): RenderedPage => ({
  page: pageOf(text, status, bytes),
  isGood: true,
});
export const degraded = (text: string, status = 503): RenderedPage => ({ page: pageOf(text, status), isGood: false });
export const settled = () => new Promise((resolve) => setImmediate(resolve));
export const cacheOf = (bytes = 1_000_000) => new PageCache({ bytes, api, now: () => world.now });
/** The api has just gone down, and is not known to be. */
export const cacheWithLostApi = () =>
  new PageCache({ bytes: 1e6, api: { isDown: false, check: async () => false }, now: () => world.now });

/** Gives these one after the other, the last one for ever. */
export function sourceOf(
  id: string,
  ...made: (RenderedPage | Promise<RenderedPage>)[]
): PageSource & { asked: string[] } {
  const asked: string[] = [];
  const make = async (pageUrl: string) => {
    asked.push(pageUrl);
    return made[Math.min(asked.length, made.length) - 1] as RenderedPage;
  };
  return { id, make, asked };
}

export async function visit(cache: PageCache, source: PageSource, pageUrl = '/'): Promise<string> {
  const { page, how } = await cache.obtain(source, pageUrl, 'r1');
  return `${page.hash} ${how}`;
}
