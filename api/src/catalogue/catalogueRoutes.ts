import { z } from 'zod';
import { ApiProblem, apiProblem } from '../apiProblem.ts';
import type { App } from '../app.ts';
import type { Database } from '../database/database.ts';
import { catalogueQueries } from './catalogueQueries.ts';
import { findPlace } from './findPlace.ts';
import { productCardOf } from './productCard.ts';
import { productCard, productDetail, productList, productSearch, taxonomyWithCounts } from './productSchemas.ts';
import { searchWords } from './searchWords.ts';
import { withCounts } from './withCounts.ts';

/** PostgreSQL has no NUL in a text: such a name is refused here, not there. */
const segment = z
  .string()
  .min(1)
  .max(100)
  .refine((text) => !text.includes('\0'), 'must not hold a NUL');
/** Ten seconds is as long as the shell calls a page fresh. */
const cached = ['cache-control', 'public, max-age=10'] as const;

export function catalogueRoutes(app: App, database: Database): void {
  const queries = catalogueQueries(database);

  app.get(
    '/api/taxonomy',
    {
      schema: {
        operationId: 'getTaxonomy',
        summary: 'The taxonomy with the number of products in each place',
        response: { 200: taxonomyWithCounts, '5xx': apiProblem },
      },
    },
    async (_request, reply) => {
      const pets = withCounts(await queries.countProducts());
      reply.header(...cached);
      return { pets };
    },
  );

  app.get(
    '/api/products/featured',
    {
      schema: {
        operationId: 'listFeaturedProducts',
        summary: 'The products of the home page’s first slider, in order',
        response: { 200: z.object({ products: z.array(productCard) }), '5xx': apiProblem },
      },
    },
    async (_request, reply) => {
      const rows = await queries.listFeaturedProducts();
      reply.header(...cached);
      return { products: rows.map(productCardOf) };
    },
  );

  app.get(
    '/api/products',
    {
      schema: {
        operationId: 'listProducts',
        summary: 'Products of a pet, a category or a subcategory, at most 100',
        querystring: z.object({ pet: segment, category: segment, subcategory: segment }).partial(),
        response: { 200: productList, 400: apiProblem, 404: apiProblem, '5xx': apiProblem },
      },
    },
    async (request, reply) => {
      const place = findPlace(request.query);
      const rows = await queries.listProducts(place);
      reply.header(...cached);
      const products = rows.map(({ total: _total, ...row }) => productCardOf(row));
      return { products, total: rows[0]?.total ?? 0, ...place };
    },
  );

  app.get(
    '/api/search',
    {
      schema: {
        operationId: 'searchProducts',
        summary: 'Products that have every word of a text in name, brand, place or description, at most 48',
        querystring: z.object({ q: z.string().max(1000) }),
        response: { 200: productSearch, 400: apiProblem, '5xx': apiProblem },
      },
    },
    async (request, reply) => {
      const words = searchWords(request.query.q);
      const rows = words.length ? await queries.searchProducts(words) : [];
      reply.header(...cached);
      const products = rows.map(({ total: _total, ...row }) => productCardOf(row));
      return { products, total: rows[0]?.total ?? 0 };
    },
  );

  app.get(
    '/api/products/:slug',
    {
      schema: {
        operationId: 'getProduct',
        summary: 'One product with its variants; also by a name that it had before',
        params: z.object({ slug: segment.describe('Matched without case') }),
        response: { 200: productDetail, 400: apiProblem, 404: apiProblem, '5xx': apiProblem },
      },
    },
    async (request, reply) => {
      const row = await queries.findProduct(request.params.slug);
      if (!row) throw new ApiProblem(404, 'product_not_found', 'We do not have this product.');
      reply.header(...cached);
      const { description, specifications, ...card } = row;
      return { ...productCardOf(card), description, specifications, variants: row.variants };
    },
  );
}
