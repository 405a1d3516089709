import { apiProblem } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { cached } from '../../platform/http/cached.ts';
import { findPlace } from '../product/findPlace.ts';
import type { Database } from '../../platform/database/database.ts';
import { listQueries } from './listQueries.ts';
import { listQuery } from './listQuery.ts';
import { productList } from './listSchemas.ts';

export function listRoute(app: App, { database }: { database: Database }): void {
  const { listPage } = listQueries(database);

  app.get(
    '/api/products',
    {
      schema: {
        operationId: 'listProducts',
        summary: 'Products of a pet, category or subcategory, filtered and sorted, with counts for each facet',
        querystring: listQuery,
        response: { 200: productList, 400: apiProblem, 404: apiProblem, '5xx': apiProblem },
      },
    },
    async (request, reply) => {
      const { pet, category, subcategory, sort = 'featured', ...filters } = request.query;
      const { place, subcategories } = findPlace({ pet, category, subcategory });
      const list = await listPage({ place }, { ...filters, subcategory: subcategories }, sort);
      reply.header(...cached);
      return { ...list, ...place };
    },
  );
}
