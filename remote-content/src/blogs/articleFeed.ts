import type { Head } from '@paw/contract/remote.ts';

/** Where feed readers find the blog. */
export const articleFeed = {
  path: '/feed.xml',
  type: 'application/rss+xml',
  title: 'Paw Dailies blog',
} satisfies Head['feed'];
