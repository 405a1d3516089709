import { z } from 'zod';
import { limitConcurrency } from '../../store/limitConcurrency.ts';
import { parseJson } from '../../store/parseJson.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { keys } from '../../store/storeKeys.ts';

const recordSchema = z.object({ revision: z.string().optional(), by: z.string().optional() });
type Record = z.infer<typeof recordSchema>;

/** Records read at once. */
const AT_ONCE = 16;

/** From which Git revision each release was built, and who published it. A record never changes, so each is read once. */
export class Revisions {
  private readonly store: ReleaseStore;
  private readonly known = new Map<string, Promise<Record | undefined>>();
  private readonly inTurn = limitConcurrency(AT_ONCE);

  constructor(store: ReleaseStore) {
    this.store = store;
  }

  /** Undefined for a release that was published without one, or is gone. */
  async of(remote: string, release: string): Promise<string | undefined> {
    return (await this.recordOf(remote, release))?.revision;
  }

  /** Undefined for a release that is gone. */
  async publisherOf(remote: string, release: string): Promise<string | undefined> {
    return (await this.recordOf(remote, release))?.by;
  }

  private recordOf(remote: string, release: string): Promise<Record | undefined> {
    const key = keys.published(remote, release);
    const found = this.known.get(key) ?? this.inTurn(() => this.read(key));
    this.known.set(key, found);
    found.catch(() => this.known.delete(key));
    return found;
  }

  private async read(key: string): Promise<Record | undefined> {
    const bytes = await this.store.get(key);
    // It may be published later.
    if (!bytes) this.known.delete(key);
    return bytes && recordSchema.safeParse(parseJson(bytes)).data;
  }
}
