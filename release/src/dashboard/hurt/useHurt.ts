import { useEffect, useState } from 'react';
import { asFailure, type HurtAnswer, read, registry, type RegistryFailure } from '../registryApi.ts';

/** Looking back, by the name in the address. */
export const ranges = { '2h': '2 hours', day: 'a day', week: 'a week', month: '30 days' } as const;
export type Range = keyof typeof ranges;

/** Shells' reports are kept once a minute. ms */
const PACE = 60_000;

/**
 * Who was hurt in an environment, read again every minute.
 * @param n of the last entry of the log: a new one is marked at once
 */
export function useHurt(env: string, range: Range, n: number | undefined) {
  const [found, setFound] = useState<HurtAnswer>();
  const [failure, setFailure] = useState<RegistryFailure>();
  useEffect(() => setFound(undefined), [env, range]);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      try {
        const answer = await read(
          registry.GET('/v1/environments/{env}/hurt', { params: { path: { env }, query: { range } } }),
        );
        if (!isCurrent) return;
        setFound(answer);
        setFailure(undefined);
      } catch (error) {
        if (isCurrent) setFailure(asFailure(error));
      }
    };
    if (n !== undefined) void load();
    const timer = setInterval(() => document.visibilityState === 'visible' && void load(), PACE);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [env, range, n]);
  return { found, failure };
}
