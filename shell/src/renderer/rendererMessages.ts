/** What the shell's front thread and a renderer say to each other. */
import type { Head } from '@paw/shared/contract/remote.ts';
import type { ReleaseSet } from '@paw/shared/contract/releaseSet.ts';
import type { Site } from '@paw/shared/contract/site.ts';
import type { PageState } from '../routes/PageState.ts';

export interface RendererData {
  site: Site;
  set: ReleaseSet;
  /** Remote → its node build: path of the entry, and every file by path. */
  releases: Record<string, { entry: string; files: Map<string, Uint8Array> }>;
  /** Shared package → version, as the shell was built with them. */
  shared: Record<string, string>;
  apiUrl: string;
  /** A loader has so many ms. */
  deadline: number;
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

export interface Rendered {
  status: number;
  /** The pattern of the route that answered; undefined when there is none for this address. */
  route?: string;
  /** For 3xx. */
  location?: string;
  /** What stands in `<div id="root">`. */
  html: string;
  /** styled-components' style element. */
  styles: string;
  head: Head;
  state: PageState;
  /** Remotes' parts on this page: `{remote, part}`, for preloads. */
  parts: { remote: string; part: string }[];
  /** A region failed: the page must not be kept. */
  degraded: boolean;
  /** What failed, for the log. */
  errors: string[];
}

export type RendererMessage =
  | { type: 'ready' }
  | { type: 'unfit'; error: string }
  | { type: 'beat' }
  /** The renderer turned to this page: when it took the job, and again before it renders. */
  | { type: 'began'; id: number }
  | { type: 'rendered'; id: number; rendered: Rendered }
  | { type: 'broken'; id: number; error: string };

export function reportError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
