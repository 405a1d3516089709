import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The names that an article may use. They are committed, because a remote's build has no access to the shop's data. */
export interface ShopNames {
  /** Slug → title. */
  products: Readonly<Record<string, string>>;
  /** Names of square pictures. */
  pictures: ReadonlySet<string>;
  /** Cover picture → the version in its URL, written by `npm run pictures`. */
  covers: Readonly<Record<string, string>>;
}

/** The command that rewrites the lists. */
export const REFRESH = 'npm run shop-names -w remote-content';

let names: ShopNames | undefined;

/** The committed lists. `npm run check -- data` reports names that the shop no longer has. */
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
