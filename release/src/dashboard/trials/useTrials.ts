import { useCallback, useEffect, useState } from 'react';
import { useEnvironment } from '../environment/useEnvironment.ts';
import { asFailure, read, registry, type RegistryFailure, type TrialsAnswer } from '../registryApi.ts';

/** Evidence grows by the second. ms */
const PACE = 3_000;

/** Canaries, shadows and previews of the environment in the address, read again and again, and at each new entry. */
export function useTrials() {
  const named = useEnvironment();
  const { env, environment } = named;
  const n = environment?.n;
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
  return { ...named, found, failure };
}
