import { useEffect, useEffectEvent } from 'react';
import { useRetryOnline } from './useRetryOnline.ts';
import { type RegionTrouble, reportTrouble } from './regionTroubles.ts';

/** Says at the edge of the window (`RegionNotices`) that a region stays on screen as the server sent it. */
export function RegionNotice({ name, slow, error, onRetry }: RegionTrouble) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => reportTrouble({ name, slow, error, onRetry: () => retry() }), [name, slow, error]);
  useRetryOnline(!slow, onRetry);
  return null;
}
