import { answer } from '@paw/api-client/http.ts';
import type { Head, LoaderArgs, PageProps } from '@paw/contract/remote.ts';
import { PageFrame } from '@paw/ui/PageFrame.tsx';
import type { ShownProduct } from '../product-card/CardFrame.tsx';
import { RecentlyViewed } from '../recently-viewed/RecentlyViewed.tsx';
import { homeJsonLd } from '../structured-data/homeJsonLd.ts';
import { Hero } from './Hero.tsx';
import { PetShowcase } from './PetShowcase.tsx';
import { PetTiles } from './PetTiles.tsx';
import { cat, dog } from './showcases.ts';
import { TrendingStrip } from './TrendingStrip.tsx';

type Data = Awaited<ReturnType<typeof loader>>;

/** SPEC 3: both later strips leave this featured product out. */
const FETCH_TOY = 'Dog-Fetch-Chewy-Toy';

/**
 * The featured products are critical: when they fail, the page fails. Without the highlights the page still has its
 * specified parts.
 */
export async function loader({ api }: LoaderArgs) {
  const [{ products }, rows] = await Promise.all([
    answer(api.GET('/api/products/featured')),
    answer(api.GET('/api/products/highlights')).catch(() => undefined),
  ]);
  return { products, rows };
}

export function head(): Head {
  return {
    title: 'Paw Dailies | Top-Quality Pet Supplies',
    description:
      'Paw Dailies offers top quality pet supplies for your pet’s daily joy and well-being: beds, toys, collars, ' +
      'food storage and more for dogs, cats, birds and fish.',
    canonical: '/',
    jsonLd: homeJsonLd(),
  };
}

/** SPEC 2, "Home page, top to bottom": its seven parts, then more products, then the recently viewed ones. */
export function Component({ data: { products, rows } }: PageProps<Data>) {
  const later: ShownProduct[] = products.filter(({ slug }) => slug !== FETCH_TOY);
  return (
    <PageFrame>
      <Hero />
      <PetTiles />
      <TrendingStrip title="Latest Trending Products" preset="strip" products={products} />
      <PetShowcase {...cat} />
      <TrendingStrip title="Trending for Cats" preset="laterStrip" products={later.concat(rows?.cat ?? [])} />
      <PetShowcase {...dog} />
      <TrendingStrip title="Trending for Dogs" preset="laterStrip" products={later.concat(rows?.dog ?? [])} />
      <TrendingStrip title="Best sellers" preset="row" products={rows?.bestSellers} />
      <TrendingStrip title="New arrivals" preset="row" products={rows?.newArrivals} />
      <TrendingStrip title="On sale" preset="row" products={rows?.onSale} />
      <RecentlyViewed />
    </PageFrame>
  );
}
