import { answer, createApi } from '@paw/api-client/http.ts';
import { useEffect, useState } from 'react';
import type { Suggestions } from './suggestedWays.ts';

/** How long typing must pause before a request, in ms. */
const DEBOUNCE = 150;

/**
 * The api's suggestions for a text. The last request wins: a new text aborts requests for older ones. The old suggestions
 * stay until the new ones arrive. Undefined for blank text, and when the request fails.
 */
export function useSuggestions(text: string): Suggestions | undefined {
  const q = text.trim();
  const [found, setFound] = useState<Suggestions>();
  useEffect(() => {
    if (!q) return setFound(undefined);
    const ends = new AbortController();
    const { signal } = ends;
    const timer = setTimeout(() => {
      answer(createApi({ baseUrl: '', signal }).GET('/api/search/suggestions', { params: { query: { q } } })).then(
        (suggestions) => signal.aborted || setFound(suggestions),
        () => signal.aborted || setFound(undefined),
      );
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      ends.abort();
    };
  }, [q]);
  return q ? found : undefined;
}
