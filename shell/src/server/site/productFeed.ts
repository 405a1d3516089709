import { ApiProblem, answer, createApi } from '@paw/api-client/http.ts';
import { links } from '@paw/contract/links.ts';
import { publishSite, type Site } from '@paw/contract/site.ts';
import type { Log } from '@paw/node/createLog.ts';
import { feedItems } from './feedItems.ts';
import { keptFile } from './keptFile.ts';
import { xmlElement } from './xml.ts';

/** A feed of more would take the api, and this process's memory, for too long. */
const MOST_PRODUCTS = 5_000;
/** Questions to the api at the same time: it has shoppers to serve meanwhile. */
const AT_ONCE = 4;

interface FeedParts {
  site: () => Site;
  apiUrl: string;
  log: Log;
}

/** `/feeds/products.xml`: every variant of every product, as Google's Merchant Center reads it (RSS 2.0). */
export function productFeed({ site, apiUrl, log }: FeedParts) {
  const api = createApi({ baseUrl: apiUrl, timeout: 5_000 });
  const itemsOf = async (slug: string, origin: string): Promise<string[]> => {
    try {
      return feedItems(await answer(api.GET('/api/products/{slug}', { params: { path: { slug } } })), origin);
    } catch (error) {
      // Taken out of the shop meanwhile.
      if (error instanceof ApiProblem && error.status === 404) return [];
      throw error;
    }
  };
  const make = async () => {
    const { origin } = site();
    publishSite(site());
    const { products } = await answer(api.GET('/api/products/slugs'));
    if (products.length > MOST_PRODUCTS) log.warn(`The feed names ${MOST_PRODUCTS} of ${products.length} products.`);
    const slugs = products.slice(0, MOST_PRODUCTS).map(({ slug }) => slug);
    const items: string[][] = [];
    const next = slugs.entries();
    const work = async () => {
      for (const [place, slug] of next) items[place] = await itemsOf(slug, origin);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return write(items.flat(), origin);
  };
  return keptFile({ name: 'product feed', type: 'application/xml', version: () => '', make, log });
}

function write(items: readonly string[], origin: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    xmlElement('title', 'Paw Dailies'),
    xmlElement('link', new URL(links.home(), origin).href),
    xmlElement('description', 'Supplies for dogs, cats, birds and fish'),
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
