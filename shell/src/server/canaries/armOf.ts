import { type Canary, shareOf } from '@paw/release/store/canaries.ts';
import { isInCohort } from '@paw/release/store/cohorts.ts';

/**
 * The canary whose cohort the visitor is in; undefined for the live set. The first match counts, so a visitor sees one
 * canary at most: two canaries are three sets, not four.
 * @param canaries the open ones, the oldest first
 */
export function armOf<T extends Pick<Canary, 'id' | 'steps' | 'step'>>(
  canaries: readonly T[],
  visitor: string,
): T | undefined {
  return canaries.find((canary) => isInCohort(canary.id, visitor, shareOf(canary)));
}
