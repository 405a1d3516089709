import { useCallback, useEffect, useState } from 'react';
import { asFailure, read, registry, type RegistryFailure, type TimelineEntry } from '../../registryApi.ts';

interface Found {
  entries: readonly TimelineEntry[];
  /** How many fit the search. */
  found: number;
  older: boolean;
}

export interface Search {
  q: string;
  remote: string;
}

/** Entries on a page. */
const PAGE = 30;

/** The newest entries that fit a search, and more of them on demand. @param n of the last entry: a new one is read at once */
export function useTimeline(env: string, n: number, { q, remote }: Search) {
  const [shown, setShown] = useState<Found>();
  const [failure, setFailure] = useState<RegistryFailure>();
  const [pages, setPages] = useState(1);
  useEffect(() => setPages(1), [env, q, remote]);
  const load = useCallback(async () => {
    const query = { limit: Math.min(200, PAGE * pages), ...(q && { q }), ...(remote && { remote }) };
    return read(registry.GET('/v1/environments/{env}/timeline', { params: { path: { env }, query } }));
  }, [env, q, remote, pages]);
  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      try {
        const found = await load();
        if (!isCurrent) return;
        setShown(found);
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
  return { shown, failure, showOlder: () => setPages((count) => count + 1) };
}
