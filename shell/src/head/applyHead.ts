import type { Head } from '@paw/contract/remote.ts';
import { structuredData } from './structuredData.ts';

/** Updates the document's head for another page, in the browser. The server writes the first page's. */
export function applyHead(head: Head): void {
  document.title = head.title;
  set('meta[name=description]', 'content', head.description);
  set('link[rel=canonical]', 'href', head.canonical && new URL(head.canonical, location.origin).href);
  set('meta[name=robots]', 'content', head.robots ?? 'all');
  const url = head.canonical && new URL(head.canonical, location.origin).href;
  for (const [name, value] of [
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', url],
    ['og:type', head.kind ?? 'website'],
  ] as const) {
    set(`meta[property="${name}"]`, 'content', value);
  }
  applyFeed(head.feed);
  const data = document.querySelector('script[type="application/ld+json"]');
  if (data) data.textContent = structuredData(JSON.stringify(head.jsonLd ?? []));
}

/** Not every page has a feed. */
function applyFeed(feed: Head['feed']): void {
  document.head.querySelector('link[rel=alternate]')?.remove();
  if (!feed) return;
  const { path: href, type, title } = feed;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'alternate', type, title, href }));
}

function set(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
