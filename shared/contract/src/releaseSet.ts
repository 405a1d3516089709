/**
 * A release set as a page carries it: which release of each remote it was rendered from. Inlined as JSON, so that
 * the browser hydrates with the same releases.
 */
import type { ReleaseFiles } from './releaseManifest.ts';
import type { RouteFacts } from './remote.ts';

export interface LiveRoute extends RouteFacts {
  name: string;
  path: string;
  query: string[];
  viewQuery: string[];
  files: ReleaseFiles;
}

export interface LiveRelease {
  /** 16 hex digits. */
  release: string;
  /** Name of the federation container. */
  federationName: string;
  /** Path of the container's entry inside the release. */
  entry: string;
  routes: LiveRoute[];
  slots: { name: string; files: ReleaseFiles }[];
  start: ReleaseFiles;
}

export interface ReleaseSet {
  /** Hash of which release of each remote is live. */
  id: string;
  remotes: Record<string, LiveRelease>;
}

/** `catalog@0123456789abcdef`: what a region's `data-boundary` says, and every report about it. */
export function boundaryLabel(remote: string, release: string): string {
  return `${remote}@${release}`;
}

/**
 * Where a release's files are served. A browser remembers a failure by its URL, so another attempt takes a fresh
 * path; the server reads `~n` as nothing.
 */
export function releaseUrl(remote: string, release: string, path: string, attempt = 0): string {
  return `/r/${remote}/${release}${attempt ? `~${attempt}` : ''}/${path}`;
}
