import { createApi } from '@paw/api-client/http.ts';
import { links, searchText } from '@paw/contract/links.ts';
import type { Head, LoaderArgs } from '@paw/contract/remote.ts';
import { counted } from '@paw/rules/counted.ts';
import type { ListView } from '../listing/listView.ts';
import { fetchResults, loadSearch, type SearchData, searchedText } from './loadSearch.ts';
import { findAnswers, insteadOfFood, type SearchAnswer } from './searchAnswers.ts';

/* This module is a chunk of its own, see searchWays.ts. */

export interface SearchPageData {
  /** The searched text; '' when it is blank. */
  text: string;
  found?: SearchData;
  /** Pages that answer the text better than products do. */
  answers: SearchAnswer[];
  /** For a text that asks for food, which is not sold. */
  food?: SearchAnswer[];
}

/**
 * Critical: a failed search fails the page. The text is read from the pathname itself, because the router decodes `%2F` in a
 * parameter to a slash.
 */
export async function loader(args: LoaderArgs): Promise<SearchPageData> {
  const text = searchedText(searchText(args.url.pathname));
  if (!text) return { text, answers: [] };
  return { text, found: await loadSearch(args, text), answers: findAnswers(text), food: insteadOfFood(text) };
}

export function head({ text, found }: SearchPageData): Head {
  return {
    title: text ? `Search: ${text} | Paw Dailies` : 'Search | Paw Dailies',
    description: found
      ? `${counted(found.list.total, 'product')} at Paw Dailies for the search “${text}”.`
      : 'Search the store.',
    canonical: text && links.search(text),
    robots: 'noindex',
  };
}

/** One page of the results, by the same call as the loader: fills the browser's HTTP cache, where the loader finds it. */
export async function fetchMore(text: string, view: ListView, page: number): Promise<void> {
  await fetchResults(createApi({ baseUrl: '' }), text, view, page);
}
