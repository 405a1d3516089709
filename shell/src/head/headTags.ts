import { previewUrl } from '@paw/contract/pictures.ts';
import type { Head } from '@paw/contract/remote.ts';
import type { Site } from '@paw/contract/site.ts';

/** The picture of pages without their own. */
const BRAND = { name: 'open-graph', alt: 'A dog, a cat, a bird and a fish among pet supplies' };

/** The head's elements for search engines and link previews. The browser's counterpart is `applyHead`. */
export function headTags(head: Head, site: Site): string[] {
  const absolute = (path: string) => new URL(path, site.origin).href;
  const canonical = head.canonical ? absolute(head.canonical) : '';
  const picture = head.picture ?? { url: previewUrl(BRAND.name), alt: BRAND.alt };
  return [
    `<title>${escape(head.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    named('description', head.description),
    named('robots', head.robots ?? 'all'),
    canonical && `<link rel="canonical" href="${escape(canonical)}">`,
    property('og:site_name', 'Paw Dailies'),
    property('og:locale', 'en_US'),
    property('og:type', head.kind ?? 'website'),
    property('og:title', head.title),
    property('og:description', head.description),
    canonical && property('og:url', canonical),
    property('og:image', absolute(picture.url)),
    property('og:image:alt', picture.alt),
    named('twitter:card', 'summary_large_image'),
    named('theme-color', '#0F3B2E'),
    head.feed ? feedLink(head.feed) : '',
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    '<link rel="apple-touch-icon" href="/touch-180.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
  ].filter(Boolean);
}

function feedLink({ path, type, title }: NonNullable<Head['feed']>): string {
  return `<link rel="alternate" type="${escape(type)}" title="${escape(title)}" href="${escape(path)}">`;
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escape(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escape(content)}">`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
