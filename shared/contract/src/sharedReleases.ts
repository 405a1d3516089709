/**
 * The protocol between a shop and a developer's own shop, and between the developer's build kit and a release of the
 * shell. Either side may be older or newer: only add to this file.
 */
import { z } from 'zod';
import type { ReleaseManifest } from './releaseManifest.ts';
import type { Site } from './site.ts';

/** The releases that a shop serves now. Other origins' pages cannot read them: see `SHARE_RELEASES`. */
export const LIVE_PATH = '/dev/live';

const release = z.string().regex(/^[0-9a-f]{16}$/);

/** The answer of {@link LIVE_PATH}. */
export const liveReleasesSchema = z.object({
  /** The release of the shell. */
  shell: release,
  /** Remote → its release. */
  remotes: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), release),
  /** The configuration of the shop's pages. */
  site: z.custom<Site>((value) => typeof value === 'object' && value !== null),
});

export type LiveReleases = z.infer<typeof liveReleasesSchema>;

/** The path of a release's file in a sharing shop: `release.json`, or a file that it lists. */
export function sharedFileUrl(name: string, id: string, path: string): string {
  return `/dev/releases/${name}/${id}/${path}`;
}

/** A release whose files were verified. */
export interface ReadyRelease {
  manifest: ReleaseManifest;
  /** Undefined for an unknown path. */
  read: (path: string) => Promise<Buffer | undefined>;
}

/** A watched build's report after each change. */
export interface WatchReport {
  type: 'watched';
  app: string;
  /** A change is being built. */
  building: boolean;
  /** webpack's hash of the newest good browser build: pages with another hash fetch the changes. */
  hash: string;
  /** Id of the newest server build; another id = load it again. Empty = none yet. */
  version: string;
  problems: { file?: string; line?: number; text: string }[];
}

/** The build kit's arguments for `openDevelopersShop`, which a release of the shell exports. */
export interface DevelopersShop {
  /** The shell's own release.json. */
  manifest: string;
  /** The shell's own files, verified. */
  read: (path: string) => Buffer;
  /** The origin of the shop with the data: `http://localhost:3000`. */
  shop: string;
  /** The developer's shop listens on it, on this machine only. */
  port: number;
  site: Site;
  /** The remote that is watched, and the folder of its build. */
  watched: { name: string; folder: string };
  /** Remote → its release, of all others. */
  remotes: Record<string, string>;
  find: (name: string, release: string) => Promise<ReadyRelease>;
}

/** A running developer's shop. */
export interface OpenDevelopersShop {
  url: string;
  /** Call it when the watched build reports. */
  report: (report: WatchReport) => void;
  /** Call it when other releases are live in the shop. */
  follow: (remotes: Record<string, string>) => void;
  stop: () => Promise<void>;
}
