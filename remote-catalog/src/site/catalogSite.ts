import { answer } from '@paw/api-client/http.ts';
import { links } from '@paw/contract/links.ts';
import { previewUrl } from '@paw/contract/pictures.ts';
import type { SiteArgs, SiteEntry, SiteModule } from '@paw/contract/siteModule.ts';
import { taxonomy } from '@paw/rules/taxonomy.ts';
import { productFeed } from './productFeed.ts';

/** What the catalog offers to crawlers and merchants while the shop runs. */
export const catalogSite: SiteModule = { entries: catalogEntries, feeds: [productFeed] };

/** The catalog's pages for the sitemap: every place of the taxonomy, and every product with a picture for each color. */
export async function catalogEntries({ api }: SiteArgs): Promise<SiteEntry[]> {
  const { products } = await answer(api.GET('/api/products/slugs'));
  return [
    ...places().map((path) => ({ path })),
    ...products.map(({ slug, updated, pictures }) => ({
      path: links.product(slug),
      updated,
      pictures: pictures.map(({ name, colours }) => previewUrl(name, colours)),
    })),
  ];
}

function places(): string[] {
  return taxonomy.flatMap((pet) => [
    links.pet(pet.slug),
    ...pet.categories.flatMap(({ slug, subcategories }) => [
      links.category(pet.slug, slug),
      ...subcategories.map((subcategory) => links.category(pet.slug, slug, subcategory.slug)),
    ]),
  ]);
}
