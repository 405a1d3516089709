import { answer } from '@paw/shared/contract/http.ts';
import { links } from '@paw/shared/contract/links.ts';
import { pictureUrl } from '@paw/shared/contract/pictures.ts';
import { type Head, type LoaderArgs, notFound, type PageProps } from '@paw/shared/contract/remote.ts';
import { findPet } from '@paw/shared/contract/taxonomy.ts';
import { PageFrame } from '@paw/shared/ui/PageFrame.tsx';
import { CategoryList } from './CategoryList.tsx';
import { PetBanner } from './PetBanner.tsx';

type Data = Awaited<ReturnType<typeof loader>>;

/** Critical: an unknown pet is a 404, and without the counts there is no page. */
export async function loader({ params, api }: LoaderArgs) {
  const pet = findPet(params.title ?? '');
  if (!pet) throw notFound(`There is no pet "${params.title}".`);
  const { pets } = await answer(api.GET('/api/taxonomy'));
  const { slug, singular } = pet;
  const counted = pets.find((other) => other.slug === slug);
  return { slug, singular, count: counted?.count ?? 0, categories: counted?.categories ?? [] };
}

export function head({ slug, singular, categories }: Data): Head {
  const names = categories.slice(0, 4).map(({ name }) => name.toLowerCase());
  return {
    title: `${singular} supplies | Paw Dailies`,
    description: `Everything for your ${singular.toLowerCase()} at Paw Dailies: ${names.join(', ')} and more, chosen for daily joy and well-being.`,
    canonical: links.pet(slug),
    picture: { url: pictureUrl(`tile-${slug}`, 960), alt: `${singular} supplies` },
  };
}

export function Component({ data }: PageProps<Data>) {
  return (
    <PageFrame>
      <PetBanner slug={data.slug} singular={data.singular} count={data.count} />
      <CategoryList pet={data.slug} categories={data.categories} />
    </PageFrame>
  );
}
