import { type Api, answer, createApi } from '@paw/api-client/http.ts';
import type { LoaderArgs } from '@paw/contract/remote.ts';
import { findSubcategory } from '@paw/rules/taxonomy.ts';
import type { Facets } from './filters/filters.ts';
import { type ListView, listSorts, readListView } from './listView.ts';
import { type LoadedList, listQueryOf, loadList } from './loadList.ts';
import type { Place } from './place.ts';

export type ListingData = LoadedList;

/** The list of a place with the URL's filters, order and pages. */
export async function loadListing({ api, url }: LoaderArgs, place: Place): Promise<ListingData> {
  const view = fitted(readListView(url.searchParams, listSorts), place);
  const { list } = await loadList(view, (page) => fetchListing(api, place, view, page));
  return { ...list, facets: fittedFacets(list.facets, place) };
}

/** One page of it, by the same call as the loader: fills the browser's HTTP cache, where the loader finds it. */
export async function fetchMore(place: Place, view: ListView, page: number): Promise<void> {
  await fetchListing(createApi({ baseUrl: '' }), place, view, page);
}

function fetchListing(api: Api, { pet, category, subcategory }: Place, view: ListView, page: number) {
  const { subcategory: chosen, ...filters } = listQueryOf(view.filters, page);
  const query = {
    pet: pet.slug,
    category: category?.slug,
    subcategory: subcategory ? [subcategory.slug] : chosen,
    ...filters,
    sort: view.sort === 'relevance' ? undefined : view.sort,
  };
  return answer(api.GET('/api/products', { params: { query } }));
}

/** Without the facet of subcategories where there is no choice of them. */
function fittedFacets(facets: Facets, { category, subcategory }: Place): Facets {
  return category && !subcategory ? facets : { ...facets, subcategories: [] };
}

/** Keeps only the place's own subcategories, in canonical spelling: the api refuses others. */
function fitted(view: ListView, { category, subcategory }: Place): ListView {
  const known = view.filters.subcategory.flatMap((text) => {
    const found = category && !subcategory ? findSubcategory(category, text) : undefined;
    return found ? [found.slug] : [];
  });
  return { ...view, filters: { ...view.filters, subcategory: [...new Set(known)] } };
}
