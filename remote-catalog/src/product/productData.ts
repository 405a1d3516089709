import { ApiProblem, answer } from '@paw/api-client/http.ts';
import { links } from '@paw/contract/links.ts';
import { previewUrl } from '@paw/contract/pictures.ts';
import { type Head, type LoaderArgs, movedTo, notFound } from '@paw/contract/remote.ts';
import { productSlug } from '@paw/rules/taxonomy.ts';
import { loadReviews } from '../reviews/loadReviews.ts';
import { readReviewView } from '../reviews/reviewView.ts';
import { productJsonLd } from '../structured-data/productJsonLd.ts';
import { categoryTrail, firstSentences } from './productHead.ts';

/* This module is a chunk of its own, see productWays.ts. */

export type ProductPageData = Awaited<ReturnType<typeof loader>>;

/**
 * The product is critical. The api's 404 is the page's, and so is a slug that it refuses to look up (400, 414). A URL with
 * spaces for hyphens, or with a slug that the product had before, redirects to the canonical one; any case is answered.
 * Reviews and related products are not critical: the page says that reviews failed, and leaves out the others.
 */
export async function loader({ params, url, api }: LoaderArgs) {
  const slug = productSlug(params.title ?? '');
  const path = { slug };
  const [product, reviews, others] = await Promise.all([
    answer(api.GET('/api/products/{slug}', { params: { path } })).catch((error: unknown) => {
      if (error instanceof ApiProblem && (error.status === 400 || error.status === 414))
        throw notFound(`There is no product "${slug}".`);
      throw error;
    }),
    loadReviews(api, slug, readReviewView(url.searchParams)).catch(() => undefined),
    answer(api.GET('/api/products/{slug}/related', { params: { path } })).catch(() => undefined),
  ]);
  if (product.slug.toLowerCase() !== params.title?.toLowerCase()) throw movedTo(links.product(product.slug));
  return { product, reviews, related: others?.related ?? [], together: others?.together ?? [] };
}

export function head({ product, reviews }: ProductPageData): Head {
  const { slug, title, description, picture } = product;
  return {
    title: `${title} | Paw Dailies`,
    description: firstSentences(description),
    canonical: links.product(slug),
    kind: 'product',
    picture: { url: previewUrl(picture.name, picture.colours), alt: `${title}: ${picture.alt}` },
    trail: categoryTrail(product),
    jsonLd: productJsonLd(product, reviews?.reviews ?? []),
  };
}
