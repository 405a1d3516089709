import type { Database } from '../../platform/database/database.ts';
import { isNarrowed } from '../listing/facets.ts';
import { emptyList, listQueries } from '../listing/listQueries.ts';
import type { SearchQuery } from '../listing/listQuery.ts';
import type { ListScope } from '../listing/listScope.ts';
import { findPlaces } from './findPlaces.ts';
import { searchReader } from './searchReader.ts';
import { wordQueries } from './wordQueries.ts';

/** Places of the taxonomy beside the products. */
const mostPlaces = 6;
const sku = /^[a-z0-9]+(?:-[a-z0-9]+)+$/i;

export function searchQueries(database: Database) {
  const { listPage } = listQueries(database);
  const words = wordQueries(database);
  const { read, readWithLess } = searchReader(words);

  /** Variants that the whole text is the number of, or the beginning of it. */
  async function findSkus(text: string): Promise<string[]> {
    if (text.length < 4 || text.length > 40 || !sku.test(text)) return [];
    const skus = await words.listSkus(text);
    const whole = skus.find((each) => each === text.toUpperCase());
    return whole ? [whole] : skus;
  }

  return async ({ q, sort = 'relevance', ...filters }: SearchQuery) => {
    const skus = await findSkus(q.trim());
    const { query, words: asked, didYouMean } = await read(q);
    const scope: ListScope | undefined = skus.length ? { skus } : query ? { found: query } : undefined;
    const list = scope ? await listPage(scope, filters, sort) : emptyList(filters.page);
    return {
      ...list,
      categories: findPlaces(asked, mostPlaces),
      didYouMean: skus.length
        ? null
        : (didYouMean ?? (list.total || isNarrowed(filters) ? null : await readWithLess(q))),
    };
  };
}
