import { z } from 'zod';
import { apiProblem } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { cached } from '../../platform/http/cached.ts';
import type { Database } from '../../platform/database/database.ts';
import { searchQuery } from '../listing/listQuery.ts';
import { productSearch } from '../listing/listSchemas.ts';
import { searchQueries } from './searchQueries.ts';
import { suggestQueries } from './suggestQueries.ts';
import { suggestions } from './suggestionSchemas.ts';

export function searchRoutes(app: App, { database }: { database: Database }): void {
  const search = searchQueries(database);
  const suggest = suggestQueries(database);

  app.get(
    '/api/search',
    {
      schema: {
        operationId: 'searchProducts',
        summary: 'Products and categories for any text; allows one typo a word, plurals, accents, synonyms and SKUs',
        querystring: searchQuery,
        response: { 200: productSearch, 400: apiProblem, '5xx': apiProblem },
      },
    },
    async (request, reply) => {
      const found = await search(request.query);
      reply.header(...cached);
      return found;
    },
  );

  app.get(
    '/api/search/suggestions',
    {
      schema: {
        operationId: 'suggestSearches',
        summary: 'Suggestions while a text is typed',
        querystring: z.object({ q: z.string().max(2000) }),
        response: { 200: suggestions, 400: apiProblem, '5xx': apiProblem },
      },
    },
    async (request, reply) => {
      const found = await suggest(request.query.q);
      reply.header(...cached);
      return found;
    },
  );
}
