/** What the shell's front thread and a renderer say to each other. */
import type { ShopDocument } from '@paw/contract/documents.ts';
import type { ReleaseSet } from '@paw/contract/releaseSet.ts';
import type { Site } from '@paw/contract/site.ts';
import type { SiteFeed } from '@paw/contract/siteModule.ts';
import type { ShellFiles } from './documentOf.ts';

export interface RendererData {
  site: Site;
  set: ReleaseSet;
  /** Remote → its node build: path of the entry, and every file by path. */
  releases: Record<string, { entry: string; files: Map<string, Uint8Array> }>;
  /** Shared package → version, as the shell was built with them. */
  shared: Record<string, string>;
  /** The shell's own files, for every document. */
  shell: ShellFiles;
  /** What the set has to read. */
  documents: ShopDocument[];
  apiUrl: string;
  /** A loader has so many ms. */
  deadline: number;
  /** The page that the renderer turned to last, by its job's number: if the renderer dies, this names the cause. */
  turn: Int32Array<SharedArrayBuffer>;
}

export interface RenderJob {
  id: number;
  /** Path and declared query. */
  url: string;
  /** Of the request for which it is rendered; the api logs it too. */
  requestId: string;
  /** The page's own region broke a renderer before: leave it out and say so in its place. */
  withoutPage: boolean;
}

/** Asks a remote for the entries of its pages, or for the feed at an address. */
export interface SiteJob {
  id: number;
  remote: string;
  feed?: string;
  requestId: string;
}

/** What the remotes of a set tell machines while the shop runs. */
export interface SiteOffer {
  /** Remotes that have entries for the sitemap. */
  entries: string[];
  feeds: (Pick<SiteFeed, 'path' | 'type'> & { remote: string })[];
}

export interface Rendered {
  status: number;
  /** The pattern of the route that answered; undefined when there is none for this address. */
  route?: string;
  /** For 3xx. */
  location?: string;
  /** The whole document, in UTF-8; empty for 3xx. */
  html: Uint8Array<ArrayBuffer>;
  /** A region failed: the page must not be kept. */
  degraded: boolean;
  /** Processor time that this thread used meanwhile, in ms; undefined where Node cannot tell (before 24). */
  cpu?: number;
  /** What failed, for the log. */
  errors: string[];
}

export type RendererMessage =
  | { type: 'ready'; site?: SiteOffer }
  | { type: 'unfit'; error: string }
  | { type: 'beat' }
  | { type: 'rendered'; id: number; rendered: Rendered }
  | { type: 'told'; id: number; told: unknown }
  | { type: 'broken'; id: number; error: string };

export function reportError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
