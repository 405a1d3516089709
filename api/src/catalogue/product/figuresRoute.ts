import { z } from 'zod';
import { apiProblem } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import type { Database } from '../../platform/database/database.ts';
import { preparedRead } from '../../platform/database/preparedRead.ts';
import { cached } from '../../platform/http/cached.ts';

const figures = z
  .object({
    products: z.int(),
    variants: z.int().describe('Sizes and colors of all products'),
    places: z.int().describe('Lowest places of the taxonomy that have a product'),
    brands: z.int(),
    ratings: z.int().describe('As the product pages count them'),
    starsTenths: z.int().nullable().describe('Their average, in tenths; null without a rating'),
  })
  .meta({ id: 'ShopFigures', description: 'Figures about the shop, counted for each request' });

type Figures = z.infer<typeof figures>;

const text = `select
  (select count(*)::int from products) as products,
  (select count(*)::int from variants) as variants,
  (select count(*)::int from (select distinct pet, category, subcategory from products) as leaves) as places,
  (select count(distinct brand)::int from products) as brands,
  coalesce(sum(seeded[star] + written[star]), 0)::int as ratings,
  round(10.0 * sum(star * (seeded[star] + written[star])) / nullif(sum(seeded[star] + written[star]), 0))::int as "starsTenths"
from ratings, generate_series(1, 5) as star`;

/** What the shop says of itself in figures. */
export function figuresRoute(app: App, { database }: { database: Database }): void {
  const read = preparedRead<Figures>(database, 'shop_figures', text);
  app.get(
    '/api/figures',
    {
      schema: {
        operationId: 'getFigures',
        summary: 'How many products, brands and ratings the shop has, and their average rating',
        response: { 200: figures, '5xx': apiProblem },
      },
    },
    async (_request, reply) => {
      const [row] = await read();
      reply.header(...cached);
      if (!row) throw new Error('The figures were not counted.');
      return row;
    },
  );
}
