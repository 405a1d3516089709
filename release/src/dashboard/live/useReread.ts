import { useCallback, useEffect, useState } from 'react';
import { asFailure, type RegistryFailure } from '../registryApi.ts';

/** Someone else may change it, too. ms */
const PACE = 10_000;

/**
 * What a call finds, read again every few seconds while the page is visible.
 * @param load the same function at each rendering
 */
export function useReread<Found>(load: () => Promise<Found>) {
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<RegistryFailure>();
  const reload = useCallback(async () => {
    try {
      setFound(await load());
      setFailure(undefined);
    } catch (error) {
      setFailure(asFailure(error));
    }
  }, [load]);
  useEffect(() => {
    void reload();
    const timer = setInterval(() => document.visibilityState === 'visible' && void reload(), PACE);
    return () => clearInterval(timer);
  }, [reload]);
  return { found, failure, reload };
}
