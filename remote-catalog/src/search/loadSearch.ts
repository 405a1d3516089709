import { type Api, answer } from '@paw/api-client/http.ts';
import type { LoaderArgs } from '@paw/contract/remote.ts';
import { findGuides } from '../guides/Guides.tsx';
import { type ListView, readListView, searchSorts } from '../listing/listView.ts';
import { listQueryOf, loadList } from '../listing/loadList.ts';

export type SearchData = Awaited<ReturnType<typeof loadSearch>>;

const MOST_ARTICLES = 6;
/** Characters. The rest is left out of the search and of its heading. */
const LIMIT = 200;

/**
 * The text that the shopper searched for, fit for display: on one line, without control characters and without marks that
 * would reverse the direction of the words around it.
 */
export function searchedText(text: string): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu, ' ').trim();
  return Array.from(line).slice(0, LIMIT).join('').trimEnd();
}

/** The results for a text, with the URL's filters, order and pages. `text` is not blank. */
export async function loadSearch({ api, url, documents }: Pick<LoaderArgs, 'api' | 'url' | 'documents'>, text: string) {
  const view = readListView(url.searchParams, searchSorts);
  const [{ list, first }, articles] = await Promise.all([
    loadList(view, (page) => fetchResults(api, text, view, page)),
    findGuides({ documents }, { text, limit: MOST_ARTICLES }),
  ]);
  const { categories, didYouMean } = first;
  return { list, categories, articles, didYouMean };
}

/** One page of it, by the same call as the loader, so that the browser's HTTP cache has the response. */
export function fetchResults(api: Api, text: string, view: ListView, page: number) {
  const query = { q: text, ...listQueryOf(view.filters, page), sort: view.sort };
  return answer(api.GET('/api/search', { params: { query } }));
}
