import type { IncomingMessage, ServerResponse } from 'node:http';
import { answer, createApi } from '@paw/shared/contract/http.ts';
import { links } from '@paw/shared/contract/links.ts';
import type { ReleaseSet } from '@paw/shared/contract/releaseSet.ts';
import { taxonomy } from '@paw/shared/contract/taxonomy.ts';
import type { Log } from '@paw/shared/node/createLog.ts';
import type { Exchange } from '../Exchange.ts';
import { sendText } from '../sendText.ts';
import { specifiedRoute } from '../../routes/specifiedRoutes.ts';

/** A list is asked for again after so long. ms */
const FRESH = 10 * 60_000;
/** Pages that are for one shopper only, or another spelling of a page. */
const unlisted = [
  '/viewcart',
  '/login',
  '/signup',
  '/order-sent',
  '/success',
  '/reset-password',
  '/not-found',
  '/terms-and-conditions',
  '/return-and-refund',
];

interface SitemapParts {
  origin: () => string;
  apiUrl: string;
  currentSet: () => ReleaseSet | undefined;
  log: Log;
}

/** `/sitemap.xml`: the live set's own pages, every place of the taxonomy, and every product. */
export function sitemap({ origin, apiUrl, currentSet, log }: SitemapParts) {
  const api = createApi({ baseUrl: apiUrl, timeout: 5_000 });
  let kept: { at: number; setId: string; xml: string } | undefined;

  return async (request: IncomingMessage, response: ServerResponse, exchange: Exchange): Promise<void> => {
    exchange.route = 'sitemap';
    const set = currentSet();
    if (set && (kept?.setId !== set.id || Date.now() - kept.at > FRESH)) {
      try {
        const paths = [...pagesOf(set), ...places(), ...(await listProducts(api))];
        kept = { at: Date.now(), setId: set.id, xml: write(paths, origin()) };
      } catch (error) {
        log.warn({ err: error, requestId: exchange.id }, 'The sitemap could not be made anew.');
      }
    }
    if (!kept) return sendText(response, 503, 'The sitemap cannot be had right now.');
    const body = Buffer.from(kept.xml);
    response.writeHead(200, {
      'content-type': 'application/xml; charset=utf-8',
      'content-length': body.length,
      'cache-control': 'public, max-age=600',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** Paths without parameters that a remote of the set serves to everybody. */
function pagesOf({ remotes }: ReleaseSet): string[] {
  return Object.values(remotes)
    .flatMap(({ routes }) => routes.map(({ path }) => path))
    .filter((path) => !path.includes(':') && !unlisted.includes(path) && !specifiedRoute(path).guard)
    .toSorted();
}

function places(): string[] {
  return taxonomy.flatMap((pet) => [
    links.pet(pet.slug),
    ...pet.categories.flatMap(({ slug, subcategories }) => [
      links.category(pet.slug, slug),
      ...subcategories.map((subcategory) => links.category(pet.slug, slug, subcategory.slug)),
    ]),
  ]);
}

async function listProducts(api: ReturnType<typeof createApi>): Promise<string[]> {
  const lists = await Promise.all(
    taxonomy.map(({ slug }) => answer(api.GET('/api/products', { params: { query: { pet: slug } } }))),
  );
  return [...new Set(lists.flatMap(({ products }) => products.map(({ slug }) => links.product(slug))))];
}

function write(paths: readonly string[], origin: string): string {
  const urls = paths.map((path) => `<url><loc>${escape(new URL(path, origin).href)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;');
}
