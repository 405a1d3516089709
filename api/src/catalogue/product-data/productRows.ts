import { createHash } from 'node:crypto';
import { findCategory, findPet, findSubcategory, productSlug, taxonomy } from '@paw/rules/taxonomy.ts';
import { colorFamily } from './colorFamily.ts';
import type { ProductDatum } from './productDatum.ts';

/** @param position in lists */
export function productRow(product: ProductDatum, position: number) {
  const { pet, category, subcategory } = placeOf(product);
  return {
    title: product.title,
    brand: product.brand,
    description: product.description,
    picture: product.pictures.name,
    pictureFacts: {
      family: product.picture.family,
      views: product.pictures.views,
      viewAlts: product.pictures.viewAlts,
    },
    pictureAlt: product.picture.alt,
    sizeGuide: product.sizeGuide ?? null,
    oversize: product.oversize ?? false,
    addedOn: product.added,
    position,
    slug: productSlug(product.title),
    pet: product.pet,
    category: category?.slug ?? '',
    subcategory: subcategory?.slug ?? null,
    specifications: Object.entries(product.specifications).map(([name, value]) => ({ name, value })),
    contentHash: createHash('sha256')
      .update(JSON.stringify({ ...product, file: undefined }))
      .digest('base64url'),
    updatedOn: product.added,
    priceMinCents: Math.min(...product.variants.map(({ cents }) => cents)),
    keywords: [
      ...new Set([
        product.brand,
        pet?.singular,
        category?.name,
        subcategory?.name,
        ...product.variants.flatMap(({ size, colour }) => [size, colour]),
      ]),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

export function variantRows(product: ProductDatum, productId: number) {
  return product.variants.map((variant, position) => ({
    productId,
    position,
    sku: variant.sku,
    size: variant.size,
    colourName: variant.colour,
    colourHexes: product.colours[variant.colour] ?? [],
    colourFamily: colorFamily(product.colours[variant.colour] ?? [], Object.values(product.colours)) ?? '',
    priceCents: variant.cents,
    compareAtCents: variant.was ?? null,
    weightGrams: variant.grams,
  }));
}

/** Written at noon UTC, which is the same day nearly everywhere. */
export function reviewRows({ reviews }: ProductDatum, productId: number) {
  return reviews.map(({ date, ...review }) => ({
    ...review,
    productId,
    seed: `${review.author} ${date}`,
    status: 'published' as const,
    writtenAt: `${date}T12:00:00Z`,
  }));
}

/**
 * The products in the order in which lists show them: the first of each leaf of the taxonomy, then the second of each,
 * so that a list of many leaves begins with something of each of them.
 */
export function inListOrder(products: readonly ProductDatum[]): ProductDatum[] {
  const leaves = new Map<string, ProductDatum[]>(
    taxonomy.flatMap(({ slug, categories }) =>
      categories.flatMap(({ name, subcategories }) =>
        [undefined, ...subcategories.map((subcategory) => subcategory.name)].map(
          (subcategory): [string, ProductDatum[]] => [leafOf(slug, name, subcategory), []],
        ),
      ),
    ),
  );
  for (const product of products) {
    leaves.get(leafOf(product.pet, product.category, product.subcategory))?.push(product);
  }
  const ranked = [...leaves.values()].flatMap((leaf) => leaf.map((product, rank) => ({ product, rank })));
  return ranked.sort((one, other) => one.rank - other.rank).map(({ product }) => product);
}

const leafOf = (...names: (string | undefined)[]) => names.join(' / ');

function placeOf(product: ProductDatum) {
  const pet = findPet(product.pet);
  const category = pet && findCategory(pet, product.category);
  const subcategory = category && findSubcategory(category, product.subcategory ?? '');
  return { pet, category, subcategory };
}
