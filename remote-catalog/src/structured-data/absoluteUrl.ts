import { readSite } from '@paw/contract/site.ts';

/** The absolute URL of a path on this shop. An absolute URL is returned unchanged. */
export function absoluteUrl(path: string): string {
  return new URL(path, readSite().origin).href;
}
