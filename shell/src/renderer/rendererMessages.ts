/** Messages between the shell and a renderer. */
import type { ShopDocument } from '@paw/contract/documents.ts';
import type { ReleaseSet } from '@paw/contract/releaseSet.ts';
import type { Site } from '@paw/contract/site.ts';
import type { SiteFeed } from '@paw/contract/siteModule.ts';
import type { FileHashes } from './hashList.ts';
import type { ShellFiles } from './documentOf.ts';
import type { InlineHashes } from './InlineHashes.ts';

export interface RendererData {
  site: Site;
  set: ReleaseSet;
  /** Of a preview: names of the remotes that are not live. Its pages say so. */
  preview?: readonly string[];
  /** Id of the shadow that the renderer is for: it gets only idle time of the machine, and only reads. */
  shadow?: string;
  /** Remote → its node build: path of the entry, and every file by path. */
  releases: Record<string, { entry: string; files: Map<string, Uint8Array> }>;
  /** Remote, or `shell` → the hashes of its browser files, when it is verified. */
  hashes: Record<string, FileHashes>;
  /** Shared package → version, as the shell was built with them. */
  shared: Record<string, string>;
  /** The shell's own files, which every document loads. */
  shell: ShellFiles;
  /** The set's articles and other documents. */
  documents: ShopDocument[];
  apiUrl: string;
  /** Time limit of a loader, in ms. */
  deadline: number;
}

export interface RenderJob {
  id: number;
  /** Path and declared query. */
  url: string;
  /** Id of the request that is answered; the api logs it too. */
  requestId: string;
  /** The page's own region ended a renderer before: do not run it, and say so in its place. */
  withoutPage: boolean;
}

/** Asks a remote for its sitemap entries, or for the feed at a path. */
export interface SiteJob {
  id: number;
  remote: string;
  feed?: string;
  requestId: string;
}

/** What the remotes of a set offer to crawlers and feed readers. */
export interface SiteOffer {
  /** Remotes with sitemap entries. */
  entries: string[];
  feeds: (Pick<SiteFeed, 'path' | 'type'> & { remote: string })[];
}

/** What the page's code wrote to the console. */
export interface ConsoleNote {
  level: 'error' | 'warn';
  /** Its first line, cut. */
  text: string;
}

export interface Rendered {
  status: number;
  /** The pattern of the route that answered; undefined when no route matches. */
  route?: string;
  /** For 3xx. */
  location?: string;
  /** The whole document, in UTF-8; empty for 3xx, and in a shadow, whose pages no one sees. */
  html: Uint8Array<ArrayBuffer>;
  /** In a shadow: length of the document. */
  bytes?: number;
  /** Of the document's own scripts and styles; undefined without a document. */
  inline?: InlineHashes;
  /** A region failed: the page must not be cached. */
  degraded: boolean;
  /** Processor time of the renderer for the job, in ms; undefined where Node does not report it (before 24). */
  cpu?: number;
  /** Time of the job in ms; in a shadow without the time that the renderer waited for a processor. */
  ms?: number;
  /** `<remote>/<part>` of regions that failed; at most a few. */
  failed?: string[];
  /** Errors and warnings on the console; at most a few. */
  console?: ConsoleNote[];
  /** What failed, for the log. */
  errors: string[];
}

export function reportError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
