import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What an article may name of the shop, which is not at hand where a remote is built. */
export interface ShopNames {
  /** Slug → title. */
  products: Readonly<Record<string, string>>;
  /** Square pictures of the pictures process. */
  pictures: ReadonlySet<string>;
  /** Scene over an article → the version that is in its address: written by `npm run pictures`. */
  covers: Readonly<Record<string, string>>;
}

/** Rewrites the lists. */
export const REFRESH = 'npm run shop-names -w remote-content';

let names: ShopNames | undefined;

/** The committed lists; `npm run check -- data` tells of a name in them that the shop no longer has. */
export function readShopNames(): ShopNames {
  names ??= readLists();
  return names;
}

function readLists(): ShopNames {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(import.meta.dirname, 'shop-names', name), 'utf8')) as never;
  return {
    products: read('products.json'),
    pictures: new Set<string>(read('pictures.json')),
    covers: read('covers.json'),
  };
}
