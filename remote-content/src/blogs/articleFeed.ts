import type { Head } from '@paw/shared/contract/remote.ts';

/** Where feed readers find the blog. */
export const articleFeed = {
  path: '/feed.xml',
  type: 'application/rss+xml',
  title: 'Paw Dailies blog',
} satisfies Head['feed'];
