import { ApiProblem, answer } from '@paw/shared/contract/http.ts';
import { links } from '@paw/shared/contract/links.ts';
import { type Head, type LoaderArgs, notFound, type PageProps } from '@paw/shared/contract/remote.ts';
import { PageFrame } from '@paw/shared/ui/PageFrame.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductOffer } from './ProductOffer.tsx';

type Data = Awaited<ReturnType<typeof loader>>;

/** Critical. The api's 404 is the page's; a name that it refuses to look up (400) is no product either. */
export async function loader({ params, api }: LoaderArgs) {
  const slug = params.title ?? '';
  try {
    return await answer(api.GET('/api/products/{slug}', { params: { path: { slug } } }));
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 400) throw notFound(`There is no product "${slug}".`);
    throw error;
  }
}

export function head({ slug, title, description }: Data): Head {
  return {
    title: `${title} | Paw Dailies`,
    description: firstSentences(description),
    canonical: links.product(slug),
  };
}

export function Component({ data }: PageProps<Data>) {
  return (
    <PageFrame>
      <ProductOffer key={data.slug} product={data} />
      <ProductDetails product={data} />
    </PageFrame>
  );
}

/** Whole sentences up to what a search result shows, at least one. */
function firstSentences(text: string, limit = 160): string {
  const [first = '', ...more] = text.match(/[^.!?]+[.!?]+/g) ?? [text];
  let result = first.trim();
  for (const sentence of more) {
    if (result.length + sentence.length > limit) break;
    result += sentence;
  }
  return result;
}
