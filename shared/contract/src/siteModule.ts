/**
 * What a release tells machines while the shop runs: the addresses of its pages whose paths have parameters, and feeds.
 * The shell asks in a renderer of the live set, so what is told goes live with the pages, and back with them. No browser
 * loads this code.
 */
import type { Api } from '@paw/api-client/http.ts';
import { z } from 'zod';

const path = z.string().regex(/^\/(?!\/)\S*$/, 'must be a path on this shop');

export const siteEntriesSchema = z.array(
  z.object({
    /** The page's canonical address. */
    path,
    /** Day of its last change, `YYYY-MM-DD`. */
    updated: z.iso.date().optional(),
    /** What it shows: paths on this shop or whole URLs. */
    pictures: z.array(z.string()).optional(),
  }),
);

/** A page in `/sitemap.xml`. */
export type SiteEntry = z.infer<typeof siteEntriesSchema>[number];

export interface SiteArgs {
  api: Api;
  /** The shop's own, as in `https://shop.example`. */
  origin: string;
  /** Ends when the shell does not wait any longer. */
  signal: AbortSignal;
}

/** A file that is made while the shop runs, and kept for some minutes. */
export interface SiteFeed {
  /** Its public address, which ends like a file: `/feeds/products.xml`. One address belongs to one remote. */
  path: string;
  /** Content type without a charset, such as `application/xml`. */
  type: string;
  /** Rejects when it cannot be made: the last one is sent then. */
  write: (args: SiteArgs) => Promise<string>;
}

export interface SiteModule {
  /**
   * Pages that search engines are told of beside the routes without parameters, which the shell lists by itself, and the
   * documents of the release. Rejects when they cannot be listed: the last ones are told then.
   */
  entries?: (args: SiteArgs) => Promise<SiteEntry[]>;
  feeds?: readonly SiteFeed[];
}

/** What a feed's address may be. */
export const feedPath = path.regex(/\.[a-z0-9]+$/, 'must end like a file');
