import { z } from 'zod';
import { limitConcurrency } from '../../store/limitConcurrency.ts';
import { parseJson } from '../../store/parseJson.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { keys } from '../../store/storeKeys.ts';

const recordSchema = z.object({ revision: z.string().optional() });

/** Records read at once. */
const AT_ONCE = 16;

/** From which Git revision each release was built. A record never changes, so each is read once. */
export class Revisions {
  private readonly store: ReleaseStore;
  private readonly known = new Map<string, Promise<string | undefined>>();
  private readonly inTurn = limitConcurrency(AT_ONCE);

  constructor(store: ReleaseStore) {
    this.store = store;
  }

  /** Undefined for a release that was published without one, or is gone. */
  of(remote: string, release: string): Promise<string | undefined> {
    const key = keys.published(remote, release);
    const found = this.known.get(key) ?? this.inTurn(() => this.read(key));
    this.known.set(key, found);
    found.catch(() => this.known.delete(key));
    return found;
  }

  private async read(key: string): Promise<string | undefined> {
    const bytes = await this.store.get(key);
    // It may be published later.
    if (!bytes) this.known.delete(key);
    return bytes && recordSchema.safeParse(parseJson(bytes)).data?.revision;
  }
}
