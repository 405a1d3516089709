import { answer } from '@paw/shared/contract/http.ts';
import type { Head, LoaderArgs, PageProps } from '@paw/shared/contract/remote.ts';
import { PageFrame } from '@paw/shared/ui/PageFrame.tsx';
import { FeaturedProducts } from './FeaturedProducts.tsx';
import { Hero } from './Hero.tsx';
import { PetTiles } from './PetTiles.tsx';

type Data = Awaited<ReturnType<typeof loader>>;

/** Critical: without the catalogue there is nothing to sell, so a failure is the page's. */
export async function loader({ api }: LoaderArgs) {
  return await answer(api.GET('/api/products/featured'));
}

export function head(): Head {
  return {
    title: 'Paw Dailies | Top-Quality Pet Supplies',
    description:
      'Paw Dailies offers top quality pet supplies for your pet’s daily joy and well-being: beds, toys, collars, ' +
      'food storage and more for dogs, cats, birds and fish.',
    canonical: '/',
  };
}

export function Component({ data }: PageProps<Data>) {
  return (
    <PageFrame>
      <Hero />
      <PetTiles />
      <FeaturedProducts products={data.products} />
    </PageFrame>
  );
}
