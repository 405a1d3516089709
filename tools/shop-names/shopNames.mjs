/** What articles may name of the shop. Remotes are built from their own folder: there the lists are committed. */
import { join } from 'node:path';
import { readProductData } from '../../api/src/catalogue/product-data/readProductData.ts';
import { scenes } from '../../pictures/src/scenes.ts';
import { productSlug } from '../../shared/rules/src/taxonomy.ts';
import { root } from '../root.mjs';

export const shopNamesFolder = 'remote-content/article-reader/shop-names';

/** File name → what is in it: the title of each product by its slug, and the square pictures by name. */
export function listShopNames() {
  const { products } = readProductData(join(root, 'api/data'));
  const titles = products.map(({ title }) => [productSlug(title), title]);
  const families = products.map(({ picture }) => picture.family);
  const square = scenes.filter((name) => name.startsWith('tile-'));
  return {
    'products.json': Object.fromEntries(titles.toSorted(([one], [other]) => one.localeCompare(other))),
    'pictures.json': [...new Set([...families, ...square])].toSorted(),
  };
}
