import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import { readManifest, readVerified } from '@paw/release/store/releases.ts';
import type { ReleaseStore } from '@paw/release/store/releaseStore.ts';
import { LRUCache } from 'lru-cache';

/** Number of releases that stay in memory beside those in use, for tabs that were opened with them. */
const MAX_UNUSED = 16;

export interface HeldRelease {
  manifest: ReleaseManifest;
  /** Bytes with the right hash, or undefined for a path that the release does not list. @throws when damaged */
  read: (path: string) => Promise<Buffer | undefined>;
}

/** Holds releases in memory. Every file is verified against release.json when it is read. */
export class ReleaseLibrary {
  private readonly store: ReleaseStore;
  private readonly opening = new Map<string, Promise<HeldRelease>>();
  /** By who needs them. */
  private readonly inUse = new Map<string, ReadonlyMap<string, HeldRelease>>();
  private readonly held = new LRUCache<string, HeldRelease>({ max: MAX_UNUSED });

  constructor(store: ReleaseStore) {
    this.store = store;
  }

  /** @throws ReleaseProblem when there is no such release or its manifest is damaged. */
  async get(name: string, release: string): Promise<HeldRelease> {
    const key = `${name}@${release}`;
    const found = this.findInUse(key) ?? this.held.get(key);
    if (found) return found;
    const opening = this.opening.get(key) ?? this.open(name, release).finally(() => this.opening.delete(key));
    this.opening.set(key, opening);
    const opened = await opening;
    this.held.set(key, opened);
    return opened;
  }

  /** Pins these releases in memory, and unpins those of the last call for the same purpose. */
  keep(purpose: string, releases: readonly HeldRelease[]): void {
    for (const [key, release] of this.inUse.get(purpose) ?? []) this.held.set(key, release);
    const labeled = releases.map((one) => [`${one.manifest.name}@${one.manifest.release}`, one] as const);
    this.inUse.set(purpose, new Map(labeled));
  }

  private findInUse(key: string): HeldRelease | undefined {
    for (const part of this.inUse.values()) if (part.has(key)) return part.get(key);
    return undefined;
  }

  private async open(name: string, release: string): Promise<HeldRelease> {
    const manifest = await readManifest(this.store, name, release);
    const paths = new Set(manifest.files.map(({ path }) => path));
    const files = new Map<string, Promise<Buffer>>();
    return {
      manifest,
      read: async (path) => {
        if (!paths.has(path)) return undefined;
        const found = files.get(path) ?? readVerified(this.store, manifest, path);
        files.set(path, found);
        found.catch(() => files.delete(path));
        return found;
      },
    };
  }
}
