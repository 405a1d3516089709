import type { ShadowReport } from '../plan/mergeShadowParts.ts';
import { readLog } from '../store/activationLog.ts';
import { findReleases, putEvidence } from '../store/evidence.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { headline } from './shadowReport.ts';

/**
 * Keeps the report of a shadow that is over as evidence for the set that was rendered, unless it shows nothing. The
 * first report stays.
 * @returns whether there is evidence
 */
export async function keepShadowEvidence(
  store: ReleaseStore,
  env: string,
  report: ShadowReport,
  at: string,
): Promise<boolean> {
  const { id, isOpen, pages, set, overrides, differences, skipped, shells, routes } = report;
  if (isOpen || !pages) return false;
  const releases = findReleases(await readLog(store, env), set, overrides);
  // A shell that left a release out rendered a set that was never to be live.
  if (!releases) return false;
  const failed = shells.filter(({ state }) => state === 'failed').length;
  const numbers = { pages, routes: routes.length, differences, skipped, shells: shells.length, failed };
  await putEvidence(store, env, releases, { id, kind: 'shadow', at, text: headline(report), numbers });
  return true;
}
