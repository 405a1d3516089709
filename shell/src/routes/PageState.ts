import type { ReleaseSet } from '@paw/contract/releaseSet.ts';
import type { Site } from '@paw/contract/site.ts';
import type { PageData, PageProblem } from './PageData.ts';

/** What the server hands to the browser with a page, as JSON in `<script type="application/json" id="page-state">`. */
export interface PageState {
  set: ReleaseSet;
  site: Site;
  /** Route id → what its loader gave, without the head's `jsonLd`, which is in the document. */
  loaderData: Record<string, PageData | null>;
  errors: Record<string, PageProblem> | null;
}

export const PAGE_STATE_ID = 'page-state';
