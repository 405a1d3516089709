import { randomBytes } from 'node:crypto';
import type { Log } from '@paw/node/createLog.ts';
import type { Signer } from '../store/envelope.ts';
import type { LogEntry } from '../store/logEntry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { EnvironmentGuard } from './EnvironmentGuard.ts';
import type { Seal } from './keptEvidence.ts';
import { type Channel, Outbox } from './notify/Outbox.ts';

interface GuardsOptions {
  store: ReleaseStore;
  heads: {
    readEntries: (env: string) => Promise<LogEntry[]>;
    follow: (env: string, listener: () => void) => () => void;
    announce: (env: string) => Promise<void>;
  };
  /** The guard's own key; without one the registry's keys sign. */
  signer?: Signer & { name?: string };
  channels: readonly Channel[];
  /** Of what the guard keeps in the store for the next process. */
  seal: Seal;
  log: Log;
}

/** The guards of all environments that are reported of. */
export class Guards {
  readonly #options: GuardsOptions;
  readonly #instance = randomBytes(4).toString('hex');
  readonly #guards = new Map<string, Promise<EnvironmentGuard>>();

  constructor(options: GuardsOptions) {
    this.#options = options;
  }

  /** Whether it has looked into this environment before. */
  has(env: string): boolean {
    return this.#guards.has(env);
  }

  /** @param env one that is there */
  of(env: string): Promise<EnvironmentGuard> {
    const found = this.#guards.get(env) ?? this.#open(env);
    this.#guards.set(env, found);
    return found;
  }

  /** Messages that were left by the last process are sent although no shell reports. */
  async resume(): Promise<void> {
    const left = await this.#options.store.list('outbox/');
    for (const env of new Set(left.map((key) => key.split('/')[1] ?? ''))) if (env) await this.of(env);
  }

  async end(): Promise<void> {
    const all = await Promise.all(this.#guards.values());
    await Promise.all(all.map(async (guard) => guard.end()));
    this.#guards.clear();
  }

  async #open(env: string): Promise<EnvironmentGuard> {
    const { store, heads, signer, channels, seal, log } = this.#options;
    const guard = new EnvironmentGuard({
      store,
      env,
      signers: signer ? [signer] : [],
      ...(signer && { keyName: signer.name ?? signer.keyid.slice(0, 8) }),
      readEntries: () => heads.readEntries(env),
      follow: (listener) => heads.follow(env, listener),
      announce: () => void heads.announce(env),
      outbox: new Outbox({ store, env, channels, log }),
      instance: this.#instance,
      seal,
      log,
    });
    await guard.start();
    return guard;
  }
}
