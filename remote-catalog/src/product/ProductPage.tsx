import { ApiProblem, answer } from '@paw/shared/contract/http.ts';
import { links } from '@paw/shared/contract/links.ts';
import { pictureUrl } from '@paw/shared/contract/pictures.ts';
import { type Head, type LoaderArgs, movedTo, notFound, type PageProps } from '@paw/shared/contract/remote.ts';
import { productSlug } from '@paw/shared/contract/taxonomy.ts';
import { PageFrame } from '@paw/shared/ui/PageFrame.tsx';
import { categoryTrail } from './categoryTrail.ts';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductOffer } from './ProductOffer.tsx';

type Data = Awaited<ReturnType<typeof loader>>;

/**
 * Critical. The api's 404 is the page's; a name that it refuses to look up (400) is no product either. Blanks for
 * hyphens, and a name that the product had before, move to its address; any case is answered as it is.
 */
export async function loader({ params, api }: LoaderArgs) {
  const slug = productSlug(params.title ?? '');
  try {
    const product = await answer(api.GET('/api/products/{slug}', { params: { path: { slug } } }));
    if (product.slug.toLowerCase() !== params.title?.toLowerCase()) throw movedTo(links.product(product.slug));
    return product;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 400) throw notFound(`There is no product "${slug}".`);
    throw error;
  }
}

export function head(product: Data): Head {
  const { slug, title, description, picture } = product;
  return {
    title: `${title} | Paw Dailies`,
    description: firstSentences(description),
    canonical: links.product(slug),
    kind: 'product',
    picture: { url: pictureUrl(picture.name, 960, picture.colour ? [picture.colour] : []), alt: title },
    trail: categoryTrail(product),
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
