import { links } from '@paw/contract/links.ts';
import { previewUrl } from '@paw/contract/pictures.ts';
import type { Review } from '../reviews/reviewView.ts';
import type { ProductDetail, Variant } from '../variant/variants.ts';
import { absoluteUrl } from './absoluteUrl.ts';
import { dollars, returnPolicy, shippingDetails } from './offerPolicies.ts';

/**
 * A product for search engines: a ProductGroup with its variants, or a Product when there is only one. All of its content is
 * visible on the page too.
 * @param reviews the reviews that the page shows
 */
export function productJsonLd(product: ProductDetail, reviews: readonly Review[]): object[] {
  const { id, slug, title, brand, description, picture, rating, variants } = product;
  const general = {
    name: title,
    description,
    brand: { '@type': 'Brand', name: brand },
    ...(rating && { aggregateRating: aggregateRating(rating) }),
    ...(reviews.length && { review: reviews.map(reviewOf) }),
  };
  const url = absoluteUrl(links.product(slug));
  const [only, ...others] = variants;
  if (only && !others.length) {
    const variant = { ...variantOf(product, only), image: picturesOf(picture, only.colour.hexes) };
    return [{ '@context': 'https://schema.org', '@type': 'Product', ...general, url, ...variant }];
  }
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ProductGroup',
      ...general,
      url,
      image: picturesOf(picture, picture.colours),
      productGroupID: String(id),
      variesBy: variesBy(variants),
      hasVariant: variants.map((variant) => ({
        '@type': 'Product',
        name: [title, variant.colour.name, variant.size].filter(Boolean).join(', '),
        ...variantOf(product, variant),
      })),
    },
  ];
}

/** The fields of a variant. */
function variantOf({ slug, picture, oversize, arrives }: ProductDetail, variant: Variant) {
  const { sku, size, colour } = variant;
  return {
    sku,
    image: pictureOf(picture, picture.name, colour.hexes),
    ...(colour.name && { color: colour.name }),
    ...(size && { size }),
    offers: {
      '@type': 'Offer',
      url: absoluteUrl(links.product(slug, sku)),
      ...priceOf(variant),
      availability: `https://schema.org/${variant.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: shippingDetails(variant.priceCents, oversize, arrives.cutOff),
      hasMerchantReturnPolicy: returnPolicy(),
    },
  };
}

/** The price, with the former one as the price that the page strikes through. */
function priceOf({ priceCents, compareAtCents }: Variant) {
  const price = { price: dollars(priceCents), priceCurrency: 'USD' };
  if (!compareAtCents || compareAtCents <= priceCents) return price;
  return {
    ...price,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: dollars(compareAtCents),
      priceCurrency: 'USD',
    },
  };
}

function variesBy(variants: readonly Variant[]): string[] {
  const differ = (read: (variant: Variant) => string) => new Set(variants.map(read)).size > 1;
  return [
    ...(differ(({ colour }) => colour.name) ? ['https://schema.org/color'] : []),
    ...(differ(({ size }) => size) ? ['https://schema.org/size'] : []),
  ];
}

/** The pictures of all sides in a color. `hexes` has a value for each zone. */
function picturesOf(picture: ProductDetail['picture'], hexes: readonly string[]): string[] {
  return [picture.name, ...picture.views].map((side) => pictureOf(picture, side, hexes));
}

/** @param side the name of the side @param hexes empty = the picture's own colors */
function pictureOf({ colours }: ProductDetail['picture'], side: string, hexes: readonly string[]): string {
  return absoluteUrl(previewUrl(side, hexes.length ? hexes : colours));
}

function aggregateRating({ average, count }: { average: number; count: number }) {
  return { '@type': 'AggregateRating', ratingValue: average, ratingCount: count, bestRating: 5, worstRating: 1 };
}

function reviewOf({ author, stars, title, body, date }: Review) {
  return {
    '@type': 'Review',
    name: title,
    reviewBody: body,
    author: { '@type': 'Person', name: author },
    datePublished: date,
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
  };
}
