import { links } from '@paw/contract/links.ts';
import { findCategory, findPet, findSubcategory } from '@paw/rules/taxonomy.ts';
import { REFRESH } from './readShopNames.ts';

/** The valid targets of links in an article. */
export interface LinkTargets {
  /** The slugs of all articles. */
  slugs: ReadonlySet<string>;
  /** Titles by slug. */
  products: Readonly<Record<string, string>>;
  /** The ids of the article's headings. */
  fragments: ReadonlySet<string>;
}

const { home, about, contact, help, blogs, terms, privacy, returns, shipping } = links;
const pages: ReadonlySet<string> = new Set(
  [home, about, contact, help, blogs, terms, privacy, returns, shipping].map((page) => page()),
);

/** The problem of a link; undefined for a link to a page of the shop, in canonical spelling. */
export function linkProblem(url: string, own: string, { slugs, products, fragments }: LinkTargets): string | undefined {
  if (url.startsWith('#')) return fragments.has(url.slice(1)) ? undefined : `there is no heading ${url}`;
  if (!url.startsWith('/')) return `${url} is not on this shop: put it among the sources in the front matter`;
  if (pages.has(url)) return undefined;
  const [, kind, ...rest] = url.split('/');
  const [name = '', ...more] = rest;
  switch (kind) {
    case 'blogs':
      if (name === own) return 'leads to the article itself';
      return slugs.has(name) && !more.length ? undefined : `there is no article ${url}`;
    case 'product':
      return Object.hasOwn(products, name) && links.product(name) === url
        ? undefined
        : `there is no product ${url}; if it is new: ${REFRESH}`;
    case 'petcategory':
    case 'productcategories':
      return placeUrl(rest) === url ? undefined : `there is no category ${url}`;
    default:
      return `${url} is no page of this shop`;
  }
}

/** The canonical URL of a place of the taxonomy; undefined for an unknown place. */
function placeUrl([pet = '', category, subcategory]: readonly string[]): string | undefined {
  const found = findPet(pet);
  if (!found || category === undefined) return found && links.pet(found.slug);
  const kind = findCategory(found, category);
  const part = kind && subcategory !== undefined ? findSubcategory(kind, subcategory) : undefined;
  if (!kind || (subcategory !== undefined && !part)) return undefined;
  return links.category(found.slug, kind.slug, part?.slug);
}
