import { answer } from '@paw/api-client/http.ts';
import { links } from '@paw/contract/links.ts';
import { previewUrl } from '@paw/contract/pictures.ts';
import { type Head, type LoaderArgs, notFound, type PageProps } from '@paw/contract/remote.ts';
import { findPet } from '@paw/rules/taxonomy.ts';
import { PageFrame } from '@paw/ui/PageFrame.tsx';
import { useElementId } from '@paw/ui/useElementId.ts';
import { describeWith, namesInWords } from '../describeWith.ts';
import { findGuides, Guides } from '../guides/Guides.tsx';
import type { CardProduct } from '../product-card/CardFrame.tsx';
import { ProductGrid } from '../product-card/ProductGrid.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { PetBanner } from './PetBanner.tsx';

type Data = Awaited<ReturnType<typeof loader>>;

/** Two rows on desktops, four on phones. */
const BEST_SELLERS = 8;
const GUIDES = 3;

/** Critical: an unknown pet is a 404, and the page fails without counts and products. */
export async function loader({ params, api, documents }: LoaderArgs) {
  const pet = findPet(params.title ?? '');
  if (!pet) throw notFound(`There is no pet "${params.title}".`);
  const { slug, singular } = pet;
  const [{ pets }, best, guides] = await Promise.all([
    answer(api.GET('/api/taxonomy')),
    answer(api.GET('/api/products', { params: { query: { pet: slug, sort: 'best-selling', in_stock: '1' } } })),
    findGuides({ documents }, { pet: slug, limit: GUIDES }),
  ]);
  const counted = pets.find((other) => other.slug === slug);
  return {
    slug,
    singular,
    count: counted?.count ?? 0,
    categories: counted?.categories ?? [],
    bestSellers: best.products.filter(({ rating }) => rating).slice(0, BEST_SELLERS),
    guides,
  };
}

export function head({ slug, singular, categories, bestSellers }: Data): Head {
  return {
    title: `${singular} supplies | Paw Dailies`,
    description: describePet(singular, categories, bestSellers),
    canonical: links.pet(slug),
    picture: { url: previewUrl(`banner-${slug}`), alt: `${singular} supplies` },
  };
}

/** "Dog supplies at Paw Dailies: beds, toys, and more, with best sellers such as …" */
function describePet(singular: string, categories: Data['categories'], bestSellers: Data['bestSellers']): string {
  const names = categories.slice(0, 4).map(({ name }) => name.toLowerCase());
  const kinds = names.length > 1 ? `: ${namesInWords(names, categories.length > names.length)}` : '';
  const supplies = `${singular} supplies at Paw Dailies${kinds}`;
  const titles = bestSellers.slice(0, 2).map(({ title }) => title);
  return describeWith(`${supplies}, with best sellers such as `, titles, false) ?? `${supplies}.`;
}

export function Component({ data }: PageProps<Data>) {
  return (
    <PageFrame>
      <PetBanner slug={data.slug} singular={data.singular} count={data.count} />
      <CategoryTiles pet={data.slug} categories={data.categories} />
      <BestSellers products={data.bestSellers} />
      <Guides title={`${data.singular} guides`} guides={data.guides} />
    </PageFrame>
  );
}

/** The products with the most ratings. Nothing where no product is rated. */
function BestSellers({ products }: { products: readonly CardProduct[] }) {
  const id = useElementId();
  if (!products.length) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Best sellers</h2>
      <ProductGrid products={products} heading="h3" eager={false} />
    </section>
  );
}
