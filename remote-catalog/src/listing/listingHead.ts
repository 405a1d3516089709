import { links } from '@paw/contract/links.ts';
import { previewUrl } from '@paw/contract/pictures.ts';
import type { Head } from '@paw/contract/remote.ts';
import { formatPrice } from '@paw/rules/formatPrice.ts';
import { describeWith } from '../describeWith.ts';
import { absoluteUrl } from '../structured-data/absoluteUrl.ts';
import { countFilters } from './filters/appliedFilters.ts';
import { PAGE_SIZE } from './listView.ts';
import type { LoadedList } from './loadList.ts';
import type { ListingData } from './loadListing.ts';
import { type Place, placeName, placeUrl } from './place.ts';

/**
 * The head of a list. Its canonical URL is the place's own, with the page and without filters and order. A list with more
 * than one filter is `noindex`.
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

/** The list for search engines: schema.org/ItemList, each product by its URL. */
function itemList({ products, total, view }: LoadedList, name: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: products.map(({ slug, title }, at) => ({
      '@type': 'ListItem',
      position: (view.page - 1) * PAGE_SIZE + at + 1,
      url: absoluteUrl(links.product(slug)),
      name: title,
    })),
  };
}
