import type { CardRow } from '../product/cardColumns.ts';
import { productCardOf } from '../product/productCard.ts';
import type { Database } from '../../platform/database/database.ts';
import { preparedRead } from '../../platform/database/preparedRead.ts';
import { chosenValues, isNarrowed } from './facets.ts';
import { facetsOf } from './facetsOf.ts';
import { type FacetRow, facetStatement } from './facetStatement.ts';
import type { ListFilters, Sort } from './listQuery.ts';
import { type ListScope, type ScopeText, scopeText } from './listScope.ts';
import { listStatement, pageSize } from './listStatement.ts';
import { RecentAnswers } from '../../platform/http/RecentAnswers.ts';

/** How long counted facets are cached, in ms, and for how many lists of some 10 KB. */
const [keep, most] = [10_000, 500];

/** Lists of products, narrowed and in order, with their facets: two statements, of which the counts are often known. */
export function listQueries(database: Database) {
  const counted = new RecentAnswers<ReturnType<typeof facetsOf>>(keep, most);

  const countFacets = (scope: ScopeText, filters: ListFilters) => {
    const values = [...scope.values, ...chosenValues(filters)];
    const { name, text } = facetStatement(scope);
    return counted.get(`${name} ${JSON.stringify(values)}`, async () =>
      facetsOf(await preparedRead<FacetRow>(database, name, text)(values)),
    );
  };

  const listCards = async (scope: ScopeText, filters: ListFilters, sort: Sort, page: number) => {
    const narrowed = isNarrowed(filters);
    const { name, text } = listStatement(scope, sort, narrowed);
    const chosen = narrowed ? chosenValues(filters) : [];
    const rows = await preparedRead<CardRow>(database, name, text)([...scope.values, ...chosen, (page - 1) * pageSize]);
    return rows.map(productCardOf);
  };

  return {
    listPage: async (about: ListScope, { page = 1, ...filters }: ListFilters, sort: Sort) => {
      const scope = scopeText(about);
      const order = sort === 'relevance' && scope.name !== 'search' ? 'featured' : sort;
      const [products, { total, facets }] = await Promise.all([
        listCards(scope, filters, order, page),
        countFacets(scope, filters),
      ]);
      return { products, total, page, pages: Math.max(1, Math.ceil(total / pageSize)), facets };
    },
  };
}

/** What a search shows that has nothing to look for. */
export function emptyList(page = 1) {
  return { products: [], page, pages: 1, ...facetsOf([]) };
}
