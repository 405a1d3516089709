import type { ReleaseStore } from '../store/releaseStore.ts';
import { type KeptEvidence, listKeptEvidence, putKeptEvidence, readKeptEvidence, type Seal } from './keptEvidence.ts';

const MINUTE = 60_000;
/** A registry that runs has written within this time: what is older belongs to one that has ended. ms */
const LEFT_AFTER = 10 * MINUTE;

interface EvidenceKeeperOptions {
  store: ReleaseStore;
  env: string;
  seal: Seal;
  /** Of this process. */
  instance: string;
  onError: (error: unknown) => void;
}

/** Writes what the guard knows once a minute and at its end, and finds what the last process knew. */
export class EvidenceKeeper {
  readonly #options: EvidenceKeeperOptions;
  /** The object that the next one takes the place of. */
  #own: string | undefined;
  /** Those of other processes that were there at the start. */
  #found: { key: string; at: number }[] = [];
  #n = 0;
  #next = Number.NEGATIVE_INFINITY;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: EvidenceKeeperOptions) {
    this.#options = options;
  }

  /** The newest evidence. That of another registry on the same store is as good: it was counted by visitors, too. */
  async find(): Promise<KeptEvidence | undefined> {
    const { store, env, seal, onError } = this.#options;
    let newest: KeptEvidence | undefined;
    try {
      for (const key of await listKeptEvidence(store, env)) {
        const kept = await readKeptEvidence(store, env, key, seal);
        this.#found.push({ key, at: kept ? Date.parse(kept.at) : Number.NEGATIVE_INFINITY });
        if (kept && (!newest || kept.at > newest.at)) newest = kept;
      }
    } catch (error) {
      onError(error);
    }
    return newest;
  }

  /** @param evidence undefined while no canary is open: then what was kept is removed */
  advance(now: number, evidence: () => KeptEvidence | undefined): void {
    if (now < this.#next) return;
    this.#next = now + MINUTE;
    const { store, env, seal, instance, onError } = this.#options;
    const write = async () => {
      const known = evidence();
      const left = this.#found.filter(({ at }) => now - at > LEFT_AFTER).map(({ key }) => key);
      const before = this.#own === undefined ? left : [...left, this.#own];
      this.#n++;
      this.#own = known && (await putKeptEvidence(store, env, { seal, instance, n: this.#n, evidence: known }));
      for (const key of before) await store.delete(key);
      this.#found = this.#found.filter(({ key }) => !left.includes(key));
    };
    this.#writing = this.#writing.then(write).catch(onError);
  }

  /** Writes what there is. */
  async end(now: number, evidence: () => KeptEvidence | undefined): Promise<void> {
    this.#next = now;
    this.advance(now, evidence);
    await this.#writing;
  }
}
