import { previewUrl } from '@paw/contract/pictures.ts';
import type { ReleaseSet } from '@paw/contract/releaseSet.ts';
import { publishSite, type Site } from '@paw/contract/site.ts';
import { type SiteEntry, siteEntriesSchema } from '@paw/contract/siteModule.ts';
import type { Log } from '@paw/node/createLog.ts';
import { hasParameters, isListed } from '../../routes/pageFacts.ts';
import type { WarmSet } from '../releases/WarmSet.ts';
import { cachedFile } from './cachedFile.ts';
import { xmlElement } from '@paw/rules/xmlElement.ts';

/** The protocol allows 50,000 URLs and 50 MB. This many stay below both, pictures included. */
const MOST_URLS = 40_000;
/** Of one page. */
const MOST_PICTURES = 6;

interface SitemapParts {
  site: () => Site;
  current: () => (Pick<WarmSet, 'set' | 'documents'> & { pool: Pick<WarmSet['pool'], 'site' | 'ask'> }) | undefined;
  log: Log;
}

/**
 * `/sitemap.xml`: pages of the live set, its articles, and the entries that its remotes list for routes with parameters.
 * When a remote cannot list them, its last entries stay.
 */
export function sitemap({ site, current, log }: SitemapParts) {
  const listed = new Map<string, SiteEntry[]>();
  const entriesOf = async (remote: string, { pool, set }: NonNullable<ReturnType<typeof current>>) => {
    try {
      const entries = siteEntriesSchema.parse(await pool.ask({ remote, requestId: `sitemap-${set.id}` }));
      listed.set(remote, entries);
      return entries;
    } catch (error) {
      const before = listed.get(remote);
      if (!before) throw error;
      log.warn({ err: error }, `The sitemap has the last entries of ${remote}, which cannot list them right now.`);
      return before;
    }
  };
  const build = async () => {
    const live = current();
    if (!live) throw new Error('No release set is live.');
    publishSite(site());
    const own = await Promise.all(live.pool.site.entries.map((remote) => entriesOf(remote, live)));
    for (const remote of listed.keys()) if (!live.pool.site.entries.includes(remote)) listed.delete(remote);
    const all = [...pagesOf(live.set), ...live.documents.map(documentEntry), ...own.flat()];
    // Each path once. The entry that a remote lists has more fields, so it wins.
    const entries = [...new Map(all.map((entry) => [entry.path, entry])).values()];
    if (entries.length > MOST_URLS) log.warn(`The sitemap lists only ${MOST_URLS} of ${entries.length} pages.`);
    return write(entries.slice(0, MOST_URLS), site().origin);
  };
  return cachedFile({ name: 'sitemap', type: 'application/xml', version: () => current()?.set.id, build, log });
}

/** Public paths without parameters in the set. */
function pagesOf({ remotes }: ReleaseSet): SiteEntry[] {
  return Object.values(remotes)
    .flatMap(({ routes }) => routes.filter(isListed))
    .map(({ path }) => path)
    .filter((path) => !hasParameters(path))
    .toSorted()
    .map((path) => ({ path }));
}

function documentEntry({ url, date, picture }: WarmSet['documents'][number]): SiteEntry {
  const pictures = picture ? [previewUrl(picture.name, picture.colours)] : [];
  return { path: url, updated: date, pictures };
}

function write(entries: readonly SiteEntry[], origin: string): string {
  const absolute = (path: string) => new URL(path, origin).href;
  const urls = entries.map(({ path, updated, pictures = [] }) => {
    const images = pictures
      .slice(0, MOST_PICTURES)
      .map((url) => `<image:image>${xmlElement('image:loc', absolute(url))}</image:image>`);
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
