import { ApiProblem, answer } from '@paw/api-client/http.ts';
import { links } from '@paw/contract/links.ts';
import { previewUrl } from '@paw/contract/pictures.ts';
import { type Head, type LoaderArgs, movedTo, notFound, type PageProps } from '@paw/contract/remote.ts';
import { productSlug } from '@paw/rules/taxonomy.ts';
import { PageFrame } from '@paw/ui/PageFrame.tsx';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { RecentlyViewed } from '../recently-viewed/RecentlyViewed.tsx';
import { onViewedChange, readViewed, rememberProduct, slugsIn } from '../recently-viewed/viewedProducts.ts';
import { loadReviews } from '../reviews/loadReviews.ts';
import { ReviewSection } from '../reviews/ReviewSection.tsx';
import { usePublished } from '../reviews/usePublished.ts';
import { readReviewView } from '../reviews/reviewView.ts';
import { productJsonLd } from '../structured-data/productJsonLd.ts';
import { DeliveryAndReturns } from './DeliveryAndReturns.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { categoryTrail, firstSentences } from './productHead.ts';
import { ProductOffer } from './ProductOffer.tsx';
import { BuyBar } from './purchase/BuyBar.tsx';
import { usePurchase } from './purchase/usePurchase.ts';
import { RelatedProducts } from './RelatedProducts.tsx';

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

export function Component({ data }: PageProps<ProductPageData>) {
  return <Product key={data.product.slug} {...data} />;
}

/** The page's parts, top to bottom. Keyed by product: what was chosen does not carry over to the next one. */
function Product({ product, reviews, related, together }: ProductPageData) {
  const purchase = usePurchase(product);
  const { own, rating, publish } = usePublished(product.rating);
  const [isWriting, setWriting] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => rememberProduct(product.slug), [product.slug]);
  return (
    <PageFrame>
      <ProductOffer purchase={purchase} rating={rating} row={row} />
      <ProductDetails product={product} />
      <DeliveryAndReturns oversize={product.oversize} />
      <ReviewSection
        product={{ ...product, rating }}
        given={reviews}
        own={own}
        onPublished={publish}
        onWriting={setWriting}
      />
      <RelatedProducts title="Pairs well with this" products={together} />
      <RelatedProducts title="You may also like" products={related} />
      <OtherViewed slug={product.slug} />
      {/* It would cover the review form. */}
      {!isWriting && <BuyBar purchase={purchase} row={row} />}
    </PageFrame>
  );
}

/** What was looked at before this product. Nothing, and no reserved space, on a first visit. */
function OtherViewed({ slug }: { slug: string }) {
  const viewed = useSyncExternalStore(onViewedChange, readViewed, () => '');
  return slugsIn(viewed).some((other) => other !== slug) && <RecentlyViewed except={slug} />;
}
