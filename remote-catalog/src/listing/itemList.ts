import { links } from '@paw/contract/links.ts';
import { readSite } from '@paw/contract/site.ts';
import { PAGE_SIZE } from './listView.ts';
import type { LoadedList } from './loadList.ts';

/** The list as search engines read it: schema.org/ItemList, each product by its address. */
export function itemList({ products, total, view }: LoadedList, name: string): object {
  const { origin } = readSite();
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: products.map(({ slug, title }, at) => ({
      '@type': 'ListItem',
      position: (view.page - 1) * PAGE_SIZE + at + 1,
      url: new URL(links.product(slug), origin).href,
      name: title,
    })),
  };
}
