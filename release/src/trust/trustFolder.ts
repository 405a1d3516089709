/** What a reader remembers between two starts: the root that it trusts, and the newest of each log that it has seen. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '../store/parseJson.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { checkedEnv } from '../store/storeKeys.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const pinSchema = z.object({
  /** sha256 of root/1.json. */
  pin: hash,
  /** The newest root that was verified, and its sha256. */
  version: z.number().int().positive(),
  hash,
});

const headSchema = z.object({
  n: z.number().int().nonnegative(),
  hash,
  /** Version of the newest root when it was verified. */
  root: z.number().int().nonnegative(),
});

export type Pin = z.infer<typeof pinSchema>;
export type Head = z.infer<typeof headSchema>;

export interface TrustMemory {
  readPin: () => Promise<Pin | undefined>;
  writePin: (pin: Pin) => Promise<void>;
  readHead: (env: string) => Promise<Head | undefined>;
  writeHead: (env: string, head: Head) => Promise<void>;
}

/** In a folder of the reader's own, never in the store: who can change the store must not change this. */
export function trustFolder(folder: string): TrustMemory {
  const pinFile = join(folder, 'pin.json');
  // An environment may be called "pin".
  const headFile = (env: string) => join(folder, 'heads', `${checkedEnv(env)}.json`);
  return {
    readPin: () => read(pinFile, pinSchema),
    writePin: async (pin) => {
      const before = await read(pinFile, pinSchema);
      if ((before?.version ?? 0) < pin.version) await replace(pinFile, pin);
    },
    readHead: (env) => read(headFile(env), headSchema),
    writeHead: async (env, head) => {
      const before = await read(headFile(env), headSchema);
      // Two processes of one machine share the file: the newer word stays.
      if (!before || before.n < head.n || (before.n === head.n && before.root < head.root)) {
        await replace(headFile(env), head);
      }
    },
  };
}

/** Forgets with the process. */
export function forgetfulMemory(): TrustMemory {
  let known: Pin | undefined;
  const heads = new Map<string, Head>();
  return {
    readPin: async () => known,
    writePin: async (pin) => void (known = pin),
    readHead: async (env) => heads.get(env),
    writeHead: async (env, head) => void heads.set(env, head),
  };
}

/** A damaged file is not taken for none: that would be a way back to trusting nothing. */
async function read<T>(file: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw damaged(file, error);
  });
  if (!bytes) return undefined;
  const { data } = schema.safeParse(parseJson(bytes));
  if (!data) throw damaged(file);
  return data;
}

/** Whole or not at all, also when the process is killed. */
async function replace(file: string, value: object): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${process.pid}-${randomUUID()}`;
  await writeFile(temporary, JSON.stringify(value), { mode: 0o600, flush: true });
  await rename(temporary, file);
}

function damaged(file: string, cause?: unknown): ReleaseProblem {
  const fix = 'restore it from a backup; only if there is none, delete it, and compare the root with your colleagues';
  return new ReleaseProblem('untrusted', `${file}, which remembers what this machine trusts, is damaged: ${fix}.`, {
    cause,
  });
}
