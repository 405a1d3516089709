import { createApi } from '@paw/api-client/http.ts';
import { useSearchParams } from '@paw/ui/router.ts';
import { useEffect, useState } from 'react';
import { loadReviews, type ReviewList } from './loadReviews.ts';
import { readReviewView, type ReviewView } from './reviewView.ts';

export interface Reviews {
  /** The view that the URL asks for. */
  view: ReviewView;
  /** The shown list: the previous one until the requested one has loaded. Undefined before anything has loaded. */
  list?: ReviewList;
  state: 'ready' | 'loading' | 'failed';
  retry: () => void;
}

const keyOf = ({ sort, stars, pages }: ReviewView) => `${sort} ${stars ?? ''} ${pages}`;

/**
 * The reviews that the URL asks for. The page's loader provides the first list; the browser fetches others without the rest
 * of the page and keeps them, so that Back shows them at once.
 * @param given undefined when the loader failed to get them
 */
export function useReviews(slug: string, given: ReviewList | undefined): Reviews {
  const [query] = useSearchParams();
  const view = readReviewView(query);
  const [known, setKnown] = useState(() => new Map(given && [[keyOf(given.view), given]]));
  const [shown, setShown] = useState(given);
  const [failed, setFailed] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const key = keyOf(view);
  const list = known.get(key);
  if (list && shown !== list) setShown(list);

  const { sort, stars, pages } = view;
  useEffect(() => {
    if (list) return;
    const call = new AbortController();
    const asked = { sort, stars, pages };
    loadReviews(createApi({ baseUrl: '', signal: call.signal }), slug, asked).then(
      (found) => setKnown((before) => new Map(before).set(key, found)),
      () => !call.signal.aborted && setFailed(key),
    );
    return () => call.abort();
  }, [list, slug, key, sort, stars, pages, attempt]);

  const retry = () => {
    setFailed(undefined);
    setAttempt(attempt + 1);
  };
  const state = list ? 'ready' : failed === key ? 'failed' : 'loading';
  return { view, list: list ?? shown, state, retry };
}
