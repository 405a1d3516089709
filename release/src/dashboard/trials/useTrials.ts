import { useCallback, useEffect, useState } from 'react';
import { asFailure, read, registry, type RegistryFailure, type TrialsAnswer } from '../registryApi.ts';

/** Evidence grows by the second. ms */
const PACE = 3_000;

/** Canaries and shadows of an environment, read again and again. @param n of the last entry: a new one is shown at once */
export function useTrials(env: string, n: number | undefined) {
  const [found, setFound] = useState<TrialsAnswer>();
  const [failure, setFailure] = useState<RegistryFailure>();
  const load = useCallback(async () => {
    try {
      setFound(await read(registry.GET('/v1/environments/{env}/trials', { params: { path: { env } } })));
      setFailure(undefined);
    } catch (error) {
      setFailure(asFailure(error));
    }
  }, [env]);
  useEffect(() => setFound(undefined), [env]);
  useEffect(() => {
    if (n === undefined) return undefined;
    void load();
    const timer = setInterval(() => document.visibilityState === 'visible' && void load(), PACE);
    return () => clearInterval(timer);
  }, [load, n]);
  return { found, failure };
}
