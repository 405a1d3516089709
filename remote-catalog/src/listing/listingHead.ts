import { previewUrl } from '@paw/contract/pictures.ts';
import type { Head } from '@paw/contract/remote.ts';
import { formatPrice } from '@paw/rules/formatPrice.ts';
import { describeWith } from '../describeWith.ts';
import { countFilters } from './filters/appliedFilters.ts';
import { itemList } from './itemList.ts';
import type { ListingData } from './loadListing.ts';
import { type Place, placeName, placeUrl } from './place.ts';

/**
 * The head of a list. Its canonical address is the place's own, with its page and without filters and order, whatever
 * address led to it; a list that more than one filter narrows is not for search engines.
 */
export function listingHead(place: Place, list: ListingData): Head {
  const { products, view } = list;
  const name = placeName(place);
  const page = place.category && view.page > 1 ? view.page : undefined;
  const [first] = products;
  return {
    title: `${name}${page ? `, page ${page}` : ''} | Paw Dailies`,
    description: describeList(place, list),
    canonical: placeUrl(place) + (page ? `?page=${page}` : ''),
    robots: countFilters(view.filters) > 1 ? 'noindex' : undefined,
    jsonLd: products.length ? [itemList(list, name)] : [],
    picture: first && {
      url: previewUrl(first.picture.name, first.picture.colours),
      alt: first.title,
    },
  };
}

/** "Orthopedic Dog Beds at Paw Dailies from $54.99: …", with the list's first products. */
function describeList({ subcategory, ...above }: Place, { products, total, facets }: ListingData): string {
  const name = subcategory ? `${subcategory.name} ${placeName(above)}` : placeName(above);
  const titles = products.map(({ title }) => title);
  const start = `${name} at Paw Dailies from ${formatPrice(facets.price.minCents)}: `;
  return describeWith(start, titles, total > titles.length) ?? `${name} at Paw Dailies.`;
}
