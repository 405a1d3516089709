import { readSite } from '@paw/contract/site.ts';

/** The address of a path on this shop as other sites need it. A whole URL stays. */
export function absoluteUrl(path: string): string {
  return new URL(path, readSite().origin).href;
}
