import { ApiProblem, answer } from '@paw/api-client/http.ts';
import { links } from '@paw/contract/links.ts';
import type { SiteArgs, SiteFeed } from '@paw/contract/siteModule.ts';
import { feedItems } from './feedItems.ts';
import { xmlElement } from '@paw/rules/xmlElement.ts';

/** The most products in the feed: it loads the api and the renderer's memory. */
const MOST_PRODUCTS = 5_000;
/** Concurrent requests to the api, which serves shoppers at the same time. */
const AT_ONCE = 4;

/** `/feeds/products.xml`: every variant of every product, as Google's Merchant Center reads it (RSS 2.0). */
export const productFeed: SiteFeed = {
  path: '/feeds/products.xml',
  type: 'application/xml',
  write: async (args) => {
    const { products } = await answer(args.api.GET('/api/products/slugs'));
    const slugs = products.slice(0, MOST_PRODUCTS).map(({ slug }) => slug);
    const items: string[][] = [];
    const next = slugs.entries();
    const work = async () => {
      for (const [place, slug] of next) items[place] = await itemsOf(slug, args);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return channel(items.flat(), args.origin);
  },
};

async function itemsOf(slug: string, { api, origin }: SiteArgs): Promise<string[]> {
  try {
    return feedItems(await answer(api.GET('/api/products/{slug}', { params: { path: { slug } } })), origin);
  } catch (error) {
    // Removed from the shop in the meantime.
    if (error instanceof ApiProblem && error.status === 404) return [];
    throw error;
  }
}

function channel(items: readonly string[], origin: string): string {
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
