import { useCallback, useEffect, useState } from 'react';
import { asFailure, read, registry, type RegistryFailure, type TimelineEntry } from '../../registryApi.ts';

export interface Search {
  q: string;
  remote: string;
}

interface Shown {
  /** Newest first. */
  entries: readonly TimelineEntry[];
  /** How many fit the search. */
  found: number;
  /** Whether there are more. */
  older: boolean;
}

/** Entries of one answer. */
const PAGE = 30;

/**
 * The newest entries that fit a search, and older ones on demand.
 * @param n of the last entry of the log: a new one is read at once
 */
export function useTimeline(env: string, n: number, { q, remote }: Search) {
  const [shown, setShown] = useState<Shown>();
  const [failure, setFailure] = useState<RegistryFailure>();
  useEffect(() => setShown(undefined), [env, q, remote]);
  const load = useCallback(
    async (before?: number) => {
      const query = { limit: PAGE, ...(q && { q }), ...(remote && { remote }), ...(before && { before }) };
      return read(registry.GET('/v1/environments/{env}/timeline', { params: { path: { env }, query } }));
    },
    [env, q, remote],
  );
  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      try {
        const found = await load();
        if (!isCurrent) return;
        setShown((before) => merge(found, before, before?.older));
        setFailure(undefined);
      } catch (error) {
        if (isCurrent) setFailure(asFailure(error));
      }
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [load, n]);

  const showOlder = async () => {
    try {
      const found = await load(shown?.entries.at(-1)?.n);
      setShown((before) => merge(found, before, found.older));
    } catch (error) {
      setFailure(asFailure(error));
    }
  };
  return { shown, failure, showOlder };
}

/** Entries never change, so what was read stays. */
function merge(found: Shown, before: Shown | undefined, older = found.older): Shown {
  const all = new Map([...(before?.entries ?? []), ...found.entries].map((entry) => [entry.n, entry]));
  return { entries: [...all.values()].toSorted((a, b) => b.n - a.n), found: found.found, older };
}
