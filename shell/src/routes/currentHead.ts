import type { Head } from '@paw/shared/contract/remote.ts';
import type { PageData } from './PageData.ts';

const missing: Head = {
  title: 'Page not found | Paw Dailies',
  description: 'This page does not exist. Paw Dailies sells supplies for dogs, cats, birds and fish.',
  canonical: '',
  robots: 'noindex',
};

const unavailable: Head = { ...missing, title: 'Not available right now | Paw Dailies' };

/** The head of the innermost page. A page without data failed: `status` says how. */
export function currentHead(data: readonly unknown[], status = 404): Head {
  const page = data.findLast((entry) => entry !== undefined && entry !== null) as PageData | undefined;
  return page?.head ?? (status === 404 ? missing : unavailable);
}
