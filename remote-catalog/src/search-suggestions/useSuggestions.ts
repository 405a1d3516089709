import { answer, createApi } from '@paw/api-client/http.ts';
import { useEffect, useState } from 'react';
import type { Suggestions } from './suggestedWays.ts';

/** Nobody is asked while the shopper goes on typing. ms */
const DEBOUNCE = 150;

/**
 * What the api suggests for a text. The last answer wins: whatever is still under way for an older text is ended. Until
 * the new answer is there the old one stays. Undefined for blanks, and when the api does not answer.
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
