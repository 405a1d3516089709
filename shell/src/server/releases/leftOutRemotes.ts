import type { LiveRelease } from '@paw/contract/releaseSet.ts';
import { specifiedRoutes } from '../../routes/specifiedRoutes.ts';
import { liveRoute } from './liveRoute.ts';
import type { HeldRelease } from './ReleaseLibrary.ts';
import type { SetHost } from './WarmSet.ts';

type Routes = LiveRelease['routes'];
type Known = Omit<Routes[number], 'files'>;

const none = { js: [], css: [] };

/**
 * Remotes without a working release, as a set has them: their paths, and no code. When a release cannot be read, it gets
 * all paths of the specification that no other remote serves.
 * @param leftOut remote → the release that would be live
 */
export async function leftOutRemotes(
  library: SetHost['library'],
  leftOut: Readonly<Record<string, string>>,
  others: readonly HeldRelease[],
): Promise<Record<string, LiveRelease>> {
  const served = new Set(others.flatMap(({ manifest }) => manifest.routes.map(({ path }) => path)));
  const described = Object.entries(leftOut).map(async ([name, release]): Promise<[string, LiveRelease]> => {
    const known: Known[] = await library.get(name, release).then(
      ({ manifest }): Known[] => manifest.routes.map(liveRoute),
      (): Known[] =>
        specifiedRoutes.map(({ path }, index) => ({ name: `left-out-${index}`, path, query: [], viewQuery: [] })),
    );
    const routes: Routes = known.filter(({ path }) => !served.has(path)).map((route) => ({ ...route, files: none }));
    return [name, { release, federationName: `${name}__left_out`, entry: '', routes, slots: [], start: none }];
  });
  return Object.fromEntries(await Promise.all(described));
}
