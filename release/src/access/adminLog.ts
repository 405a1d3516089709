import { createHash } from 'node:crypto';
import { parseJson } from '../store/parseJson.ts';
import { readMany } from '../store/readMany.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { type AdminChange, type AdminEntry, adminEntrySchema } from './adminEntry.ts';
import { type Access, addAdminEntry, dropOver } from './foldAccess.ts';

const START = '0'.repeat(64);
/** Entries that are read at once, at most. */
const MOST_AT_ONCE = 256;
const keyOf = (n: number) => `admin-log/${String(n).padStart(8, '0')}`;
const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

interface Opened {
  text: string;
  isSigned: boolean;
}

/** Signs what is written, and says whose signature is good. The default takes every text as it is. */
export interface AdminSeal {
  close: (text: string) => Promise<string>;
  /** @throws ReleaseProblem `untrusted` when {@link close} would: there is no key that may sign */
  check: () => Promise<void>;
  /**
   * Opens what was written until now.
   * @param what names the object in messages
   * @throws ReleaseProblem `untrusted` for what is signed by no one who may
   */
  opener: () => Promise<(bytes: Buffer, what: string) => Opened>;
}

const unsealed: AdminSeal = {
  close: async (text) => text,
  check: async () => {},
  opener: async () => (bytes) => ({ text: bytes.toString(), isSigned: true }),
};

/**
 * Tokens and people with the roles they have: the fold of an append-only log in the store, so that who was let in by
 * whom is history like everything else. Two registries on one store see the same.
 */
export class AdminLog {
  readonly seal: AdminSeal;
  private readonly store: ReleaseStore;
  private readonly now: () => number;
  /** Number of the last entry that was taken in. */
  private count = 0;
  private last = START;
  /** The last entries are signed by no one: somebody who can write to the store may have put them there. */
  private isVouchedFor = true;
  private readonly access: Access = { tokens: new Map(), people: new Map() };
  private reading: Promise<void> | undefined;

  /** @param now ms, for tests */
  constructor(store: ReleaseStore, seal: AdminSeal = unsealed, now: () => number = Date.now) {
    this.store = store;
    this.seal = seal;
    this.now = now;
  }

  /** As of now. @throws ReleaseProblem `damaged` when an entry is missing, or not the one that was written */
  async read(): Promise<Readonly<Access>> {
    await this.readAll();
    if (!this.isVouchedFor) throw unsigned(this.count);
    return this.access;
  }

  /** Whether {@link append} would work. @throws ReleaseProblem */
  async requireWritable(): Promise<void> {
    await this.seal.check();
    await this.read();
  }

  /** Writes a change; when another registry is faster, it comes after that one's. */
  async append(by: string, change: AdminChange): Promise<AdminEntry> {
    for (;;) {
      await this.readAll();
      const n = this.count + 1;
      const entry: AdminEntry = { n, at: new Date(this.now()).toISOString(), by, prev: this.last, change };
      const sealed = await this.seal.close(JSON.stringify(entry));
      const isOurs = await this.store.putIfAbsent(keyOf(n), sealed);
      await this.readAll();
      // That look may have begun before the entry was there.
      if (this.count < n) await this.readAll();
      if (isOurs) return entry;
    }
  }

  /** Calls that come together share one look: a token is asked for at every request. */
  private readAll(): Promise<void> {
    this.reading ??= this.readOn().finally(() => (this.reading = undefined));
    return this.reading;
  }

  /** Usually one look finds nothing new. Where there is more it reads ever more at once: a start reads the whole log. */
  private async readOn(): Promise<void> {
    for (let atOnce = 1; ; atOnce = Math.min(atOnce * 2, MOST_AT_ONCE)) {
      const keys = Array.from({ length: atOnce }, (_, index) => keyOf(this.count + 1 + index));
      const found = await readMany(this.store, keys);
      const end = found.indexOf(undefined);
      const objects = found.slice(0, end < 0 ? undefined : end).filter((bytes) => bytes !== undefined);
      if (objects.length) await this.takeIn(objects);
      if (end >= 0) return;
    }
  }

  private async takeIn(objects: readonly Buffer[]): Promise<void> {
    const open = await this.seal.opener();
    const now = this.now();
    for (const bytes of objects) {
      const n = this.count + 1;
      const { text, isSigned } = open(bytes, `Entry ${n} of the registry's own log`);
      const entry = adminEntrySchema.safeParse(parseJson(Buffer.from(text))).data;
      if (entry?.n !== n || entry.prev !== this.last) throw damaged(n);
      this.count = n;
      this.last = hashOf(bytes);
      this.isVouchedFor = isSigned;
      addAdminEntry(this.access, entry, now);
    }
    dropOver(this.access, now);
  }
}

function unsigned(n: number): ReleaseProblem {
  return new ReleaseProblem(
    'untrusted',
    `Entry ${n} of the registry's own log is signed by no one, so no one is let in by it. If you wrote it before there was a root, issue a token with --store and a key that may: that vouches for it. Else find out who can write to the store.`,
  );
}

function damaged(n: number): ReleaseProblem {
  return new ReleaseProblem(
    'damaged',
    `Entry ${n} of the registry's own log is damaged, or not the one that was written (${keyOf(n)} in the store): restore it from a backup. Until then no one is let in by token.`,
  );
}
