import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../store/parseJson.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { roles } from './roles.ts';

const grant = {
  role: z.enum(roles),
  /** Of a team; `*` = every remote. */
  remotes: z.array(z.string()),
};

const adminEntrySchema = z.object({
  n: z.number().int().positive(),
  /** ISO, UTC. */
  at: z.string(),
  by: z.string(),
  /** sha256 of the entry before, hex; 64 zeros for the first: an entry that was removed or replaced is noticed. */
  prev: z.string().regex(/^[0-9a-f]{64}$/),
  change: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('token'),
      id: z.string(),
      /** What the token is for, as the log shows its user. */
      name: z.string(),
      /** sha256 of its secret, hex. */
      hash: z.string(),
      /** ISO, UTC. */
      expires: z.string(),
      /** Email of the person who got it by signing in: it has the role that this person has, and ends with it. */
      person: z.string().optional(),
      ...grant,
    }),
    z.object({ kind: z.literal('end-token'), id: z.string() }),
    z.object({ kind: z.literal('person'), email: z.string(), ...grant }),
    z.object({ kind: z.literal('end-person'), email: z.string() }),
  ]),
});

export type AdminEntry = z.infer<typeof adminEntrySchema>;
export type AdminChange = AdminEntry['change'];
export type Token = Omit<Extract<AdminChange, { kind: 'token' }>, 'kind'> & { by: string; at: string; ended?: string };
export type Person = Omit<Extract<AdminChange, { kind: 'person' }>, 'kind'> & { by: string; at: string };

interface Access {
  tokens: Map<string, Token>;
  people: Map<string, Person>;
}

const START = '0'.repeat(64);
const keyOf = (n: number) => `admin-log/${String(n).padStart(8, '0')}`;
const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

/** Signs what is written, and says whose signature is good. The default takes every text as it is. */
export interface AdminSeal {
  close: (text: string) => Promise<string>;
  /** @throws ReleaseProblem `untrusted` for what is signed by no one who may */
  open: (bytes: Buffer, n: number) => Promise<{ text: string; isSigned: boolean }>;
}

const unsealed: AdminSeal = {
  close: async (text) => text,
  open: async (bytes) => ({ text: bytes.toString(), isSigned: true }),
};

/**
 * Tokens and people with the roles they have: the fold of an append-only log in the store, so that who was let in by
 * whom is history like everything else. Two registries on one store see the same.
 */
export class AdminLog {
  private readonly store: ReleaseStore;
  private readonly seal: AdminSeal;
  private entries: AdminEntry[] = [];
  private last = START;
  /** The last entries are signed by no one: somebody who can write to the store may have put them there. */
  private isVouchedFor = true;
  private access: Access = { tokens: new Map(), people: new Map() };
  private reading: Promise<void> | undefined;

  constructor(store: ReleaseStore, seal: AdminSeal = unsealed) {
    this.store = store;
    this.seal = seal;
  }

  /** As of now. @throws ReleaseProblem `damaged` when an entry is missing, or not the one that was written */
  async read(): Promise<Readonly<Access>> {
    await this.readAll();
    if (!this.isVouchedFor) throw unsigned(this.entries.length);
    return this.access;
  }

  /** Calls that come together share one look: a token is asked for at every request. */
  private readAll(): Promise<void> {
    this.reading ??= this.readOn().finally(() => (this.reading = undefined));
    return this.reading;
  }

  /** Every entry, oldest first. */
  async history(): Promise<readonly AdminEntry[]> {
    await this.read();
    return this.entries;
  }

  /** Writes a change; when another registry is faster, it comes after that one's. */
  async append(by: string, change: AdminChange): Promise<AdminEntry> {
    for (;;) {
      await this.readAll();
      const n = this.entries.length + 1;
      const entry: AdminEntry = { n, at: new Date().toISOString(), by, prev: this.last, change };
      const sealed = await this.seal.close(JSON.stringify(entry));
      const isOurs = await this.store.putIfAbsent(keyOf(n), sealed);
      await this.readAll();
      if (isOurs) return entry;
    }
  }

  private async readOn(): Promise<void> {
    for (;;) {
      const n = this.entries.length + 1;
      const bytes = await this.store.get(keyOf(n));
      if (!bytes) return;
      const { text, isSigned } = await this.seal.open(bytes, n);
      const entry = adminEntrySchema.safeParse(parseJson(Buffer.from(text))).data;
      if (entry?.n !== n || entry.prev !== this.last) throw damaged(n);
      this.entries.push(entry);
      this.last = hashOf(bytes);
      this.isVouchedFor = isSigned;
      apply(this.access, entry);
    }
  }
}

function apply({ tokens, people }: Access, { by, at, change }: AdminEntry): void {
  if (change.kind === 'token') {
    const { id, name, hash, expires, person, role, remotes } = change;
    tokens.set(id, { id, name, hash, expires, ...(person && { person }), role, remotes, by, at });
  } else if (change.kind === 'end-token') {
    const token = tokens.get(change.id);
    if (token) tokens.set(change.id, { ...token, ended: at });
  } else if (change.kind === 'person') {
    const { email, role, remotes } = change;
    people.set(email, { email, role, remotes, by, at });
  } else people.delete(change.email);
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
