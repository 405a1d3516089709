import { createHash } from 'node:crypto';
import { readLog } from '../../store/activationLog.ts';
import type { LogEntry } from '../../store/logEntry.ts';
import type { FoldedLog } from '../../store/foldLog.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { keys } from '../../store/storeKeys.ts';
import { watchLog } from '../../store/watchLog.ts';
import { FoldedLogs } from './FoldedLogs.ts';

/** How far the log of an environment goes. */
export interface Head {
  env: string;
  /** Number of the last entry; 0 for an empty log. */
  n: number;
  /** sha256 of the last entry's bytes in the store, hex; 64 zeros for an empty log. */
  hash: string;
  setId: string;
}

/** A head that the registry vouches for until it expires. */
export interface FreshHead extends Head {
  /** ISO, UTC. */
  at: string;
  /** ISO, UTC: a shell that has heard nothing newer by then takes no forward change. */
  expires: string;
  /** DSSE envelope of the same, signed with the registry's freshness key; missing where there is none. */
  envelope?: string;
}

type Sign = (head: Head) => Promise<string | undefined>;
type Listener = (head: FreshHead) => void | Promise<void>;

/** Listeners hear the head again after so long, whatever happens. ms */
const FRESH_EVERY = 5_000;
/** ms that a head counts as fresh. */
const FRESH_FOR = 30_000;

interface Followed {
  listeners: Set<Listener>;
  close: () => void;
}

interface HeadOptions {
  sign?: Sign;
  /** A log could not be read; it is tried again. */
  onError: (error: unknown, env: string) => void;
}

/** The heads of all environments, and who wants to hear of each new one. A log that nobody follows is not watched. */
export class Heads {
  private readonly store: ReleaseStore;
  private readonly options: HeadOptions;
  private readonly followed = new Map<string, Followed>();
  private readonly entries = new Map<string, LogEntry[]>();
  private readonly first = new Map<string, Promise<unknown>>();
  private readonly folded = new FoldedLogs();

  constructor(store: ReleaseStore, options: HeadOptions) {
    this.store = store;
    this.options = options;
  }

  /** The whole log as of now, oldest first. */
  async readEntries(env: string): Promise<LogEntry[]> {
    const first = this.first.get(env);
    // The first look at a long log takes a while: who comes meanwhile waits for it, and looks for what is new since.
    if (first) await first;
    if (first || this.entries.has(env)) return this.readOn(env);
    const reading = this.readOn(env);
    const over = reading.catch(() => undefined).finally(() => this.first.delete(env));
    this.first.set(env, over);
    return reading;
  }

  private async readOn(env: string): Promise<LogEntry[]> {
    const entries = await readLog(this.store, env, this.entries.get(env) ?? []);
    // An environment that is not there is not remembered: anyone can ask for any name.
    if (entries.length > (this.entries.get(env)?.length ?? 0)) this.entries.set(env, entries);
    return entries;
  }

  /** The whole log as of now, and what it amounts to. */
  async readFolded(env: string): Promise<{ entries: LogEntry[]; log: FoldedLog }> {
    const entries = await this.readEntries(env);
    return { entries, log: this.folded.of(env, entries) };
  }

  /** Reads logs before someone asks, one after the other: the first answer of a registry does not wait for them. */
  async readAhead(envs: readonly string[]): Promise<void> {
    for (const env of envs) await this.readFolded(env).catch((error: unknown) => this.options.onError(error, env));
  }

  async read(env: string): Promise<FreshHead> {
    const { entries, log } = await this.readFolded(env);
    const bytes = entries.length ? await this.store.get(keys.log(env, entries.length)) : undefined;
    const hash = bytes ? createHash('sha256').update(bytes).digest('hex') : '0'.repeat(64);
    const now = Date.now();
    const head = { env, n: entries.length, hash, setId: log.setId };
    const envelope = await this.options.sign?.(head);
    return {
      ...head,
      ...(envelope && { envelope }),
      at: new Date(now).toISOString(),
      expires: new Date(now + FRESH_FOR).toISOString(),
    };
  }

  /** Tells a listener the head now, each new one at once, and the same again every {@link FRESH_EVERY} ms. */
  follow(env: string, listener: Listener): () => void {
    const followed = this.followed.get(env) ?? this.start(env);
    followed.listeners.add(listener);
    void this.tell(env, [listener]);
    return () => {
      followed.listeners.delete(listener);
      if (followed.listeners.size || this.followed.get(env) !== followed) return;
      followed.close();
      this.followed.delete(env);
    };
  }

  /** How many listen to an environment. */
  count(env: string): number {
    return this.followed.get(env)?.listeners.size ?? 0;
  }

  /** An entry was written here: listeners need not wait for the store to be looked at. */
  async announce(env: string): Promise<void> {
    await this.tell(env);
  }

  close(): void {
    for (const { close } of this.followed.values()) close();
    this.followed.clear();
  }

  private start(env: string): Followed {
    const watching = watchLog(this.store, env, () => this.tell(env), {
      onError: (error) => this.options.onError(error, env),
    });
    const timer = setInterval(() => void this.tell(env), FRESH_EVERY);
    const close = () => {
      watching.close();
      clearInterval(timer);
    };
    const followed = { listeners: new Set<Listener>(), close };
    this.followed.set(env, followed);
    return followed;
  }

  private async tell(env: string, listeners = [...(this.followed.get(env)?.listeners ?? [])]): Promise<void> {
    if (!listeners.length) return;
    try {
      const head = await this.read(env);
      await Promise.all(listeners.map(async (listener) => listener(head)));
    } catch (error) {
      this.options.onError(error, env);
    }
  }
}
