import { z } from 'zod';
import { apiProblem } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import type { Database } from '../../platform/database/database.ts';
import { catalogueQueries, slugOf } from './catalogueQueries.ts';
import { segment } from '../../platform/http/requestText.ts';
import { cached } from '../../platform/http/cached.ts';
import { productCardOf, productDetailOf } from './productCard.ts';
import { productCard, productDetail, productSlugs, relatedProducts, taxonomyWithCounts } from './productSchemas.ts';
import { relatedQueries } from './relatedQueries.ts';
import { withCounts } from './withCounts.ts';

export function catalogueRoutes(app: App, { database }: { database: Database }): void {
  const queries = catalogueQueries(database);
  const listRelated = relatedQueries(database);

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
    '/api/products/slugs',
    {
      schema: {
        operationId: 'listProductSlugs',
        summary: 'Every product’s address, when its page last changed, and its pictures, for the sitemap',
        response: { 200: productSlugs, '5xx': apiProblem },
      },
    },
    async (_request, reply) => {
      const rows = await queries.listSlugs();
      reply.header(...cached);
      return { products: rows.map(slugOf) };
    },
  );

  app.get(
    '/api/products/:slug',
    {
      schema: {
        operationId: 'getProduct',
        summary: 'One product with its variants; also found by a former name',
        params: z.object({ slug: segment.describe('Matched without case') }),
        response: { 200: productDetail, 400: apiProblem, 404: apiProblem, '5xx': apiProblem },
      },
    },
    async (request, reply) => {
      const row = await queries.getProduct(request.params.slug);
      reply.header(...cached);
      return productDetailOf(row, new Date());
    },
  );

  app.get(
    '/api/products/:slug/related',
    {
      schema: {
        operationId: 'listRelatedProducts',
        summary: 'Products to show with a product: similar ones, and ones that go with it',
        params: z.object({ slug: segment.describe('Matched without case') }),
        response: { 200: relatedProducts, 400: apiProblem, 404: apiProblem, '5xx': apiProblem },
      },
    },
    async (request, reply) => {
      const row = await queries.getProduct(request.params.slug);
      const { priceMinCents } = productCardOf(row);
      const { related, together } = await listRelated({ ...row, priceMinCents });
      reply.header(...cached);
      return { related: related.map(productCardOf), together: together.map(productCardOf) };
    },
  );
}
