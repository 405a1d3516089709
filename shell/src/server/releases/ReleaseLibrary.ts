import type { ReleaseManifest } from '@paw/shared/contract/releaseManifest.ts';
import { readManifest, readVerified } from '@paw/release/store/releases.ts';
import type { ReleaseStore } from '@paw/release/store/releaseStore.ts';

/** Releases whose files stay in memory beside the live ones: open tabs go on with what they began with. */
const KEPT = 16;

export interface HeldRelease {
  manifest: ReleaseManifest;
  /** Bytes with the right hash, or undefined for a path that the release does not list. @throws when damaged */
  read: (path: string) => Promise<Buffer | undefined>;
}

/** Releases as the shell uses them: every byte was checked against the release's own list before. */
export class ReleaseLibrary {
  private readonly store: ReleaseStore;
  private readonly held = new Map<string, Promise<HeldRelease>>();

  constructor(store: ReleaseStore) {
    this.store = store;
  }

  /** @throws ReleaseProblem when there is no such release or its manifest is damaged. */
  get(name: string, release: string): Promise<HeldRelease> {
    const key = `${name}@${release}`;
    const found = this.held.get(key) ?? this.open(name, release);
    this.held.delete(key);
    this.held.set(key, found);
    found.catch(() => {
      if (this.held.get(key) === found) this.held.delete(key);
    });
    const oldest = this.held.keys().next().value;
    if (this.held.size > KEPT && oldest !== undefined) this.held.delete(oldest);
    return found;
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
