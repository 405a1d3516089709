import { productSlug } from '@paw/rules/taxonomy.ts';
import type { ProductDatum } from '../../../api/src/catalogue/product-data/productDatum.ts';
import type { CatalogueData } from '../../../api/src/catalogue/product-data/readProductData.ts';
import { seededRandom } from '../../order-checker/Dice.ts';

const syllables =
  'ba be bo ca do fa fen gal hol ka la lin lo ma mel mi na no or pa pel quin ra ri ro sa sol ta tor va wil'.split(' ');
const makings = 'Alpine Coastal Compact Everyday Hand-Stitched Heritage Light Little Modern Plain Rugged Weekend'.split(
  ' ',
);

/**
 * A shop of many products that is otherwise like the real one: the real products again and again as other makers' lines,
 * each with a name, SKUs, prices, stock, ratings and a day of its own. The same number gives the same shop.
 */
export function generateCatalogue(real: CatalogueData, count: number): CatalogueData {
  const random = seededRandom(count);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const brands = [...new Set(real.products.map(({ brand }) => brand))];
  const taken = new Set(real.products.map(({ title }) => productSlug(title).toLowerCase()));

  function freeTitle(base: string): string {
    for (;;) {
      const line = Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(syllables)).join('');
      const title = `${line[0]?.toUpperCase()}${line.slice(1)} ${pick(makings)} ${base}`;
      const slug = productSlug(title).toLowerCase();
      if (taken.has(slug)) continue;
      taken.add(slug);
      return title;
    }
  }

  function vary(product: ProductDatum, index: number): ProductDatum {
    const factor = 0.5 + random() * 1.5;
    const cents = (price: number) => Math.min(100_000, Math.max(199, Math.round((price * factor) / 100) * 100 - 1));
    const title = freeTitle(product.title);
    return {
      ...product,
      title,
      brand: pick(brands),
      description: `${title}: ${product.description}`,
      added: new Date(Date.UTC(2025, 0, 10 + Math.floor(random() * 660))).toISOString().slice(0, 10),
      variants: product.variants.map((variant, at) => ({
        ...variant,
        sku: `G-${index}-${at}`,
        cents: cents(variant.cents),
        was: variant.was === undefined ? undefined : cents(variant.was) + 100,
        stock: random() < 0.06 ? 0 : Math.ceil(random() * 60),
      })),
      ratings: product.ratings.map((number) => number + Math.floor(random() * 20)),
      reviews: product.reviews.slice(0, Math.floor(random() * 3)),
    };
  }

  const more = Array.from({ length: Math.max(0, count - real.products.length) }, (_, index) =>
    vary(pick(real.products), index),
  );
  return { ...real, products: [...real.products, ...more].slice(0, count), hash: `generated ${real.hash} ${count}` };
}
