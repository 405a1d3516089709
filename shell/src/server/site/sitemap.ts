import { answer, createApi } from '@paw/api-client/http.ts';
import { links } from '@paw/contract/links.ts';
import { previewUrl } from '@paw/contract/pictures.ts';
import type { ReleaseSet } from '@paw/contract/releaseSet.ts';
import { publishSite, type Site } from '@paw/contract/site.ts';
import { taxonomy } from '@paw/rules/taxonomy.ts';
import type { Log } from '@paw/node/createLog.ts';
import { isListed } from '../../routes/pageFacts.ts';
import type { WarmSet } from '../releases/WarmSet.ts';
import { keptFile } from './keptFile.ts';
import { xmlElement } from './xml.ts';

/** The protocol allows 50,000 addresses and 50 MB: so many stay below both with all their pictures. */
const MOST_ADDRESSES = 40_000;
/** Of one product. */
const MOST_PICTURES = 6;

interface SitemapParts {
  site: () => Site;
  apiUrl: string;
  current: () => Pick<WarmSet, 'set' | 'documents'> | undefined;
  log: Log;
}

/** A page as search engines are told of it. */
interface Entry {
  path: string;
  /** Day of its last change, where somebody knows it. */
  updated?: string;
  /** Addresses of what it shows, whole or on this shop. */
  pictures?: string[];
}

/**
 * `/sitemap.xml`: the live set's own pages and what it has to read, every place of the taxonomy, and every product with
 * its pictures.
 */
export function sitemap({ site, apiUrl, current, log }: SitemapParts) {
  const api = createApi({ baseUrl: apiUrl, timeout: 5_000 });
  const make = async () => {
    const live = current();
    if (!live) throw new Error('No release set is live.');
    publishSite(site());
    const { products } = await answer(api.GET('/api/products/slugs'));
    const general = [...pagesOf(live.set), ...places(), ...live.documents.map(documentEntry)];
    const entries = [...general, ...products.map(productEntry)];
    if (entries.length > MOST_ADDRESSES) log.warn(`The sitemap names ${MOST_ADDRESSES} of ${entries.length} pages.`);
    return write(entries.slice(0, MOST_ADDRESSES), site().origin);
  };
  return keptFile({ name: 'sitemap', type: 'application/xml', version: () => current()?.set.id, make, log });
}

/** Paths without parameters that a remote of the set serves to everybody. */
function pagesOf({ remotes }: ReleaseSet): Entry[] {
  return Object.values(remotes)
    .flatMap(({ routes }) => routes.filter(isListed))
    .map(({ path }) => path)
    .filter((path) => !path.includes(':'))
    .toSorted()
    .map((path) => ({ path }));
}

function places(): Entry[] {
  return taxonomy
    .flatMap((pet) => [
      links.pet(pet.slug),
      ...pet.categories.flatMap(({ slug, subcategories }) => [
        links.category(pet.slug, slug),
        ...subcategories.map((subcategory) => links.category(pet.slug, slug, subcategory.slug)),
      ]),
    ])
    .map((path) => ({ path }));
}

function documentEntry({ url, date, picture }: WarmSet['documents'][number]): Entry {
  const pictures = picture ? [previewUrl(picture.name, picture.colours)] : [];
  return { path: url, updated: date, pictures };
}

interface ListedProduct {
  slug: string;
  updated: string;
  pictures: { name: string; colours: string[] }[];
}

function productEntry({ slug, updated, pictures }: ListedProduct): Entry {
  const shown = pictures.slice(0, MOST_PICTURES).map(({ name, colours }) => previewUrl(name, colours));
  return { path: links.product(slug), updated, pictures: shown };
}

function write(entries: readonly Entry[], origin: string): string {
  const absolute = (path: string) => new URL(path, origin).href;
  const urls = entries.map(({ path, updated, pictures = [] }) => {
    const images = pictures.map((url) => `<image:image>${xmlElement('image:loc', absolute(url))}</image:image>`);
    return `<url>${xmlElement('loc', absolute(path))}${xmlElement('lastmod', updated)}${images.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
