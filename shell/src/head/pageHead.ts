import type { Head } from '@paw/contract/remote.ts';
import type { PageData } from '../hydration/PageState.ts';

const missing: Head = {
  title: 'Page not found | Paw Dailies',
  description: 'This page doesn’t exist. Paw Dailies sells supplies for dogs, cats, birds and fish.',
  canonical: '',
  robots: 'noindex',
};

const unavailable: Head = { ...missing, title: 'Not available right now | Paw Dailies' };

/** The head of the innermost page by its routes' loader data; undefined when the page failed. */
export function findHead(data: readonly unknown[]): Head | undefined {
  const page = data.findLast((entry) => entry !== undefined && entry !== null) as PageData | undefined;
  return page?.head;
}

/** The head of a page that failed, by its status. */
export function failureHead(status: number): Head {
  return status === 404 ? missing : unavailable;
}
