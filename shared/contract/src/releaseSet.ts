import type { ReleaseFiles } from './releaseManifest.ts';
import type { RouteFacts } from './remote.ts';

/** A route as a page's browser knows it. */
export interface SentRoute extends Pick<RouteFacts, 'guard' | 'secret'> {
  name: string;
  path: string;
  query: string[];
  viewQuery: string[];
}

/** A remote's release as a page's browser knows it. */
export interface SentRelease {
  /** 16 hex digits. */
  release: string;
  /** Name of the federation container. */
  federationName: string;
  /** Path of the container's entry inside the release. */
  entry: string;
  routes: SentRoute[];
  slots: { name: string }[];
  /** Hash of the list of its files' hashes, as `integrity` has it. Undefined when its code does not use them. */
  hashes?: string;
}

/**
 * A release set in a page: the release of each remote that rendered it. It is inlined as JSON, so the browser
 * hydrates with the same releases.
 */
export interface SentSet {
  /** Hash of the live release of each remote. */
  id: string;
  remotes: Record<string, SentRelease>;
}

export interface LiveRoute extends SentRoute, RouteFacts {
  files: ReleaseFiles;
}

export interface LiveRelease extends SentRelease {
  routes: LiveRoute[];
  slots: { name: string; files: ReleaseFiles }[];
  start: ReleaseFiles;
}

/** A release set as the server knows it. */
export interface ReleaseSet extends SentSet {
  remotes: Record<string, LiveRelease>;
}

/** `catalog@0123456789abcdef`: the value of a region's `data-boundary`, and the label in every report about it. */
export function boundaryLabel(remote: string, release: string): string {
  return `${remote}@${release}`;
}

/**
 * The URL of a release's file. A browser caches a failure by its URL, so another attempt uses a fresh path; the server
 * ignores `~n`.
 */
export function releaseUrl(remote: string, release: string, path: string, attempt = 0): string {
  return `/r/${remote}/${release}${attempt ? `~${attempt}` : ''}/${path}`;
}
