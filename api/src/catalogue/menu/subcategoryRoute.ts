import { taxonomy } from '@paw/rules/taxonomy.ts';
import { z } from 'zod';
import { apiProblem } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';

const place = z.object({ title: z.string(), slug: z.string() });
const subcategory = z
  .object({
    categoryTitle: z.string().describe('The pet’s name, as menus write it: Dog, Cat, Birds or Fish'),
    title: z.string(),
    pet: z.string(),
    slug: z.string(),
    subcategories: z.array(place),
  })
  .meta({ id: 'MenuEntry' });

/** "Birds" holds "Bird" too, so that a page finds its entries whichever of the two names it looks for. */
const entries = taxonomy.flatMap((pet) =>
  pet.categories.map(({ name, slug, subcategories }) => ({
    categoryTitle: pet.name,
    title: name,
    pet: pet.slug,
    slug,
    subcategories: subcategories.map((each) => ({ title: each.name, slug: each.slug })),
  })),
);

/** The specified call for the menus: the fixed taxonomy, which changes with the code only. */
export function subcategoryRoute(app: App): void {
  app.get(
    '/api/admin/subcategory',
    {
      schema: {
        operationId: 'listSubcategories',
        summary: 'The entries of the menus; a menu filters them by what categoryTitle contains',
        response: {
          200: z.object({ success: z.literal(true), subcategory: z.array(subcategory) }),
          '5xx': apiProblem,
        },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=3600');
      return { success: true as const, subcategory: entries };
    },
  );
}
