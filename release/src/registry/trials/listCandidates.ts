import { SHELL } from '@paw/contract/releaseManifest.ts';
import { findAbandoned, type FoldedLog } from '../../store/foldLog.ts';
import { plainLine } from '../../store/plainText.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { listReleases } from '../../store/releases.ts';
import type { Candidate } from './trialSchemas.ts';

/** Of each remote. */
const MOST = 10;

type May = (verb: 'forward' | 'preview', remotes: readonly string[]) => boolean;

/** The newest published releases of each live remote, without the live ones. */
export async function listCandidates(store: ReleaseStore, log: FoldedLog, may: May): Promise<Candidate[]> {
  const remotes = Object.keys(log.live).filter((remote) => remote !== SHELL);
  const all = await Promise.all(
    remotes.toSorted().map(async (remote) => {
      const [mayBeginCanary, mayTry] = [may('forward', [remote]), may('preview', [remote])];
      const published = await listReleases(store, remote);
      const others = published.filter(({ release }) => log.live[remote] !== release).slice(0, MOST);
      return others.map(({ release, at, by, revision }) => ({
        remote,
        release,
        at,
        by: plainLine(by),
        ...(revision && { revision: plainLine(revision) }),
        isAbandoned: findAbandoned(log, remote, release) !== undefined,
        mayBeginCanary,
        mayTry,
      }));
    }),
  );
  return all.flat();
}
