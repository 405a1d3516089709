import type { SentSet } from '@paw/contract/releaseSet.ts';
import type { Head } from '@paw/contract/remote.ts';
import type { Site } from '@paw/contract/site.ts';
import type { PageProblem } from '../failures/kindOfFailure.ts';

/** What a route's loader returns, for the page and for the head. */
export interface PageData {
  head: Head;
  data?: unknown;
  /** The page needs a token, which the server never has: a neutral frame is shown. */
  withheld?: true;
}

/** What the server sends to the browser with a page, as JSON in `<script type="application/json" id="page-state">`. */
export interface PageState {
  set: SentSet;
  site: Site;
  /** The shell's release, when its code opens files with their hashes. */
  shell?: { release: string; hashes: string };
  /** Route id → what its loader returned, without the head's `jsonLd`, which is in the document. */
  loaderData: Record<string, PageData | null>;
  errors: Record<string, PageProblem> | null;
}

export const PAGE_STATE_ID = 'page-state';
