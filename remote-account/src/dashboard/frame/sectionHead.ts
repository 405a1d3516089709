import type { Head } from '@paw/contract/remote.ts';

/** What a section says of itself; no search engine lists it. @param path its own */
export function sectionHead(title: string, path: string): Head {
  return {
    title: `${title} | Paw Dailies`,
    description: `${title}: a part of your account at Paw Dailies.`,
    canonical: path,
    robots: 'noindex',
  };
}
