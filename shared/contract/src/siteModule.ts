/**
 * A release's data for crawlers while the shop runs: the URLs of pages whose paths have parameters, and feeds. The
 * shell asks in a renderer of the live set, so the answers go live and back with the pages. Browsers do not load this
 * code.
 */
import type { Api } from '@paw/api-client/http.ts';
import { z } from 'zod';

const path = z.string().regex(/^\/(?!\/)\S*$/, 'must be a path on this shop');

export const siteEntriesSchema = z.array(
  z.object({
    /** The page's canonical path. */
    path,
    /** Date of its last change, `YYYY-MM-DD`. */
    updated: z.iso.date().optional(),
    /** What it shows: paths on this shop or whole URLs. */
    pictures: z.array(z.string()).optional(),
  }),
);

/** A page in `/sitemap.xml`. */
export type SiteEntry = z.infer<typeof siteEntriesSchema>[number];

export interface SiteArgs {
  api: Api;
  /** The shop's own, such as `https://shop.example`. */
  origin: string;
  /** Aborts when the shell stops waiting. */
  signal: AbortSignal;
}

/** A file that is generated while the shop runs, and cached for some minutes. */
export interface SiteFeed {
  /** Its public path, which ends like a file: `/feeds/products.xml`. A path belongs to one remote. */
  path: string;
  /** Content type without a charset, such as `application/xml`. */
  type: string;
  /** Rejects when it cannot be generated: then the last one is sent. */
  write: (args: SiteArgs) => Promise<string>;
}

export interface SiteModule {
  /**
   * Pages for the sitemap besides the routes without parameters, which the shell lists itself, and the release's
   * documents. Rejects when they cannot be listed: then the last ones are used.
   */
  entries?: (args: SiteArgs) => Promise<SiteEntry[]>;
  feeds?: readonly SiteFeed[];
}

/** The valid paths of a feed. */
export const feedPath = path.regex(/\.[a-z0-9]+$/, 'must end like a file');
