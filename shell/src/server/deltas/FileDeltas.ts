import type { FoldedLog } from '@paw/release/store/foldLog.ts';
import { LRUCache } from 'lru-cache';
import { type Dictionary, type DictionaryCoder, sha256Of } from './dictionaryCoding.ts';

/** Earlier releases of an app whose files count as dictionaries, the latest first. */
const MOST_EARLIER = 8;
/** A visitor waits so long for a delta that is not made yet, then gets the whole file. ms */
const PATIENCE = 100;
/** Deltas that are made at the same time, of the four threads that also read files. */
const AT_A_TIME = 2;
/** Deltas that wait for those; further requests get the whole file. */
const MOST_WAITING = 64;
/** A release that is replaced sooner gets no deltas ahead of visitors. ms */
const SETTLED = 1_000;
const MOST_BYTES = 16 * 2 ** 20;
const MOST_HASHES = 5_000;

export interface DeltaParts {
  /** Undefined on a Node that cannot make deltas: every browser gets whole files. */
  coder?: DictionaryCoder | undefined;
  /** Browsers use dictionaries only in secure contexts. */
  isSecure: () => boolean;
  /** Whether new pages run this release of a remote or of the shell: only their files get deltas. */
  serves: (name: string, release: string) => boolean;
  /** @throws for an unknown release */
  find: (name: string, release: string) => Promise<DeltaRelease>;
}

interface DeltaRelease {
  manifest: { files: readonly { path: string }[] };
  read: (path: string) => Promise<Buffer | undefined>;
}

type KnownReleases = Pick<FoldedLog, 'live' | 'history' | 'canaries'>;

/** A file in the coding `dcz`. */
export interface Delta {
  body: Buffer;
  /** Hash of the dictionary, as the browser sent it. */
  dictionary: string;
}

/** A file of a release. */
export interface DeltaFile {
  name: string;
  release: string;
  path: string;
}

/**
 * Compression Dictionary Transport (RFC 9842): a browser that has a script or style of an earlier release gets what changed
 * since. All files are public and the same for everyone, so the size of a delta discloses nothing. A hash that a client invents
 * costs at most the hashes of that file in a few releases, once.
 */
export class FileDeltas {
  private readonly parts: DeltaParts;
  private log: KnownReleases = { live: {}, history: {}, canaries: {} };
  /** App → the release that new pages used at the last update. */
  private readonly served = new Map<string, string>();
  /** `catalog@0123… browser/page-home.js` → SHA-256 of the file; an empty one for a file that is not there. */
  private readonly hashes = new LRUCache<string, Buffer>({ max: MOST_HASHES });
  private readonly ready = new LRUCache<string, Delta>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => body.length + 256,
  });
  private readonly making = new Map<string, Promise<Delta | undefined>>();
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(parts: DeltaParts) {
    this.parts = parts;
  }

  /**
   * Tells which releases browsers may have. Shortly after a remote's release goes live, the deltas from the previous one are made: all
   * returning visitors ask for them, and the first ones would wait.
   */
  update(log: KnownReleases): void {
    this.log = log;
    for (const [name, release] of Object.entries(log.live)) {
      const before = this.served.get(name);
      if (before === release || (before && !this.parts.serves(name, release))) continue;
      this.served.set(name, release);
      if (before) setTimeout(() => void this.makeAhead(name, release, before), SETTLED).unref();
    }
  }

  /** One after the other, so visitors' requests come in between. */
  private async makeAhead(name: string, release: string, before: string): Promise<void> {
    const isServed = () => this.served.get(name) === release && this.parts.serves(name, release);
    const found = isServed() && (await this.parts.find(name, release).catch(() => undefined));
    if (!found) return;
    for (const { path } of found.manifest.files) {
      if (!isServed()) return;
      const file = { name, release, path };
      if (!path.startsWith('browser/') || !this.offerOf(file)) continue;
      const older = { ...file, release: before };
      const sha256 = this.hashes.get(keyOf(older)) ?? (await this.hash(older));
      if (sha256.length) await this.obtain(file, sha256.toString('base64'))?.catch(() => undefined);
    }
  }

  /** `Use-As-Dictionary` of a file: for the file with the same name in every release. Undefined for one that has none. */
  offerOf({ name, path }: DeltaFile): string | undefined {
    if (!this.parts.coder || !this.parts.isSecure() || !/\.(js|css)$/.test(path)) return undefined;
    return `match="/r/${name}/*/${path}"`;
  }

  /**
   * The file as a delta, when the browser has an earlier one and accepts `dcz`. Undefined = send the whole file.
   * @param header `Available-Dictionary`
   */
  async find(file: DeltaFile, header: string | string[] | undefined, accepted = ''): Promise<Delta | undefined> {
    const [, dictionary] = /^:([A-Za-z0-9+/]{43}=):$/.exec(String(header ?? '')) ?? [];
    if (!dictionary || !/\bdcz\b(?!\s*;\s*q=0)/.test(accepted)) return undefined;
    if (!this.offerOf(file) || !this.parts.serves(file.name, file.release)) return undefined;
    const made = this.obtain(file, dictionary);
    return made && within(PATIENCE, made);
  }

  /** The delta that is ready or being made; undefined when too many wait. */
  private obtain(file: DeltaFile, dictionary: string): Promise<Delta | undefined> | undefined {
    const key = `${keyOf(file)} ${dictionary}`;
    const found = this.ready.get(key);
    if (found) return Promise.resolve(found);
    const running = this.making.get(key);
    if (running) return running;
    if (this.waiting.length >= MOST_WAITING) return undefined;
    const made = this.inTurn(() => this.make(file, dictionary)).finally(() => this.making.delete(key));
    this.making.set(key, made);
    made.then((delta) => delta && this.ready.set(key, delta)).catch(() => undefined);
    return made;
  }

  private async make(file: DeltaFile, dictionary: string): Promise<Delta | undefined> {
    const bytes = await this.findDictionary(file, dictionary);
    const whole = bytes && (await this.read(file));
    if (!bytes || !whole) return undefined;
    const body = await this.parts.coder?.(whole, bytes);
    return body && { body, dictionary };
  }

  /** Compares the hash with those of the same file in earlier releases, each of which is computed once. */
  private async findDictionary(file: DeltaFile, dictionary: string): Promise<Dictionary | undefined> {
    for (const release of this.earlierThan(file)) {
      const older = { ...file, release };
      const sha256 = this.hashes.get(keyOf(older)) ?? (await this.hash(older));
      if (sha256.toString('base64') !== dictionary) continue;
      const bytes = await this.read(older);
      return bytes && { bytes, sha256 };
    }
    return undefined;
  }

  private earlierThan({ name, release }: DeltaFile): string[] {
    const canaries = Object.values(this.log.canaries).filter(({ remote }) => remote === name);
    const known = [...canaries.map((canary) => canary.release), ...(this.log.history[name] ?? [])];
    return [...new Set(known.toReversed())].filter((one) => one !== release).slice(0, MOST_EARLIER);
  }

  private async hash(file: DeltaFile): Promise<Buffer> {
    const bytes = await this.read(file);
    const sha256 = bytes ? sha256Of(bytes) : Buffer.of();
    this.hashes.set(keyOf(file), sha256);
    return sha256;
  }

  /** Undefined for a release that is gone or damaged: there is a whole file for that. */
  private async read({ name, release, path }: DeltaFile): Promise<Buffer | undefined> {
    try {
      return await (await this.parts.find(name, release)).read(path);
    } catch {
      return undefined;
    }
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_A_TIME) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.running++;
    try {
      return await work();
    } finally {
      this.running--;
      this.waiting.shift()?.();
    }
  }
}

const keyOf = ({ name, release, path }: DeltaFile) => `${name}@${release} ${path}`;

function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  return Promise.race([work.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}
