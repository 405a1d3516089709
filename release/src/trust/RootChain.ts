import type { ReleaseStore } from '../store/releaseStore.ts';
import { keys } from '../store/storeKeys.ts';
import { untrusted } from '../store/envelope.ts';
import { readBounded } from './readBounded.ts';
import { type VerifiedRoot, verifyRoot } from './root.ts';
import type { TrustMemory } from './trustFolder.ts';

const MOST_VERSIONS = 1_000;
const WRONG_ROOT =
  'If the root was made again on purpose, delete the trust folder of this data folder (and set TRUST_ROOT to the new one); otherwise find out who can write to the store.';

/** All versions of the root, each verified by the one before. */
export class RootChain {
  private readonly store: ReleaseStore;
  private readonly memory: TrustMemory;
  private readonly pin: string | undefined;
  private readonly verified: VerifiedRoot[] = [];

  /** @param pin sha256 of root/1.json; without one the first root that is seen is remembered as the right one */
  constructor(store: ReleaseStore, memory: TrustMemory, pin: string | undefined) {
    this.store = store;
    this.memory = memory;
    this.pin = pin;
  }

  /** Oldest first; empty before {@link refresh}, and for a store without a root. */
  get versions(): readonly VerifiedRoot[] {
    return this.verified;
  }

  /**
   * Takes in versions that are new.
   * @throws ReleaseProblem `untrusted` for a root that is not the pinned one, does not verify, or is older than what
   *   this reader has seen
   */
  async refresh(): Promise<void> {
    const known = this.verified.length;
    const remembered = known ? undefined : await this.memory.readPin();
    for (let version = known + 1; version <= MOST_VERSIONS; version++) {
      const bytes = await readBounded(this.store, keys.root(version));
      if (!bytes) break;
      const root = verifyRoot(bytes, version, this.verified.at(-1));
      if (version === 1) this.checkPin(root, remembered?.pin);
      if (version === remembered?.version && root.hash !== remembered.hash) throw differs(version);
      this.verified.push(root);
    }
    const pin = this.pin ?? remembered?.pin;
    if (pin && !this.verified.length) {
      const what = 'The release store has no root, and this reader trusts only';
      throw untrusted(what, `what is signed under root ${pin.slice(0, 12)}`, WRONG_ROOT);
    }
    if (remembered && this.verified.length < remembered.version) {
      const found = this.verified.splice(0).length;
      throw untrusted(
        `The newest root of the store is version ${found}, and this reader has seen version ${remembered.version}:`,
        'someone shows an old root as the newest one',
        'Restore root/ from a backup.',
      );
    }
    if (this.verified.length > known) await this.remember();
  }

  private checkPin({ hash }: VerifiedRoot, remembered: string | undefined): void {
    const [wanted, whose] = this.pin ? [this.pin, 'TRUST_ROOT names'] : [remembered, 'this reader has trusted'];
    if (wanted && wanted !== hash) {
      throw untrusted(
        `The store's first root is ${hash.slice(0, 12)}, and`,
        `${whose} ${wanted.slice(0, 12)}`,
        WRONG_ROOT,
      );
    }
  }

  private async remember(): Promise<void> {
    const [first, newest] = [this.verified[0], this.verified.at(-1)];
    if (first && newest) await this.memory.writePin({ pin: first.hash, version: newest.version, hash: newest.hash });
  }
}

function differs(version: number) {
  return untrusted(`The root, version ${version},`, 'is another one than this reader has verified before', WRONG_ROOT);
}
