import type { SiteModule } from '@paw/contract/siteModule.ts';
import { catalogEntries } from './catalogEntries.ts';
import { productFeed } from './productFeed.ts';

/** What the catalog tells machines while the shop runs. */
export const catalogSite: SiteModule = { entries: catalogEntries, feeds: [productFeed] };
