import { readFileSync, statSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { parseJson } from '../store/parseJson.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { openKey, type PublicKey, readPublicKey, type TrustKey } from './trustKey.ts';

const privateSchema = z.object({ name: z.string().min(1).max(80), keyid: z.string(), private: z.string() });
const publicSchema = z.object({ name: z.string().min(1).max(80), keyid: z.string(), public: z.string() });

/**
 * Only its owner may read it: the file has the mode 0600, its folder 0700.
 * @throws ReleaseProblem `usage` when there is a file already: a key is never replaced.
 */
export async function writeKeyFile(path: string, key: TrustKey): Promise<void> {
  const text = `${JSON.stringify({ name: key.name, keyid: key.keyid, private: key.private }, null, 2)}\n`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, text, { flag: 'wx', mode: 0o600 }).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EEXIST')
      throw cannotUse(path, `cannot be written (${cause.code})`, 'choose another file', cause);
    throw cannotUse(path, 'exists already, and a key is never replaced', 'choose another file');
  });
  // The process's umask may have taken rights away, and never adds any.
  await chmod(path, 0o600);
}

/** At once, because a shell opens it before it does anything else. @throws ReleaseProblem `usage` with the fix */
export function readKeyFile(path: string): TrustKey {
  const text = readText(path, 'make one with "npm run release -- keys make <name>", or name another');
  const { mode } = statSync(path);
  if (process.platform !== 'win32' && mode & 0o077) {
    throw cannotUse(path, 'can be read by other users of this machine', `run "chmod 600 ${path}"`);
  }
  const { data } = privateSchema.safeParse(parseJson(Buffer.from(text)));
  const key = data && tryOpen(data.name, data.private);
  if (key && key.keyid === data.keyid) return key;
  throw cannotUse(path, 'holds no key', 'name the file that "keys make" wrote');
}

/** The public part of a key, from its own file or from one that was handed on. @throws ReleaseProblem `usage` */
export function readPublicKeyFile(path: string): PublicKey {
  const text = readText(path, 'name the file that "keys make" wrote');
  const { data } = publicSchema.safeParse(parseJson(Buffer.from(text)));
  if (data && readPublicKey(data.keyid, data.public)) return data;
  const { keyid, name, public: spki } = readKeyFile(path);
  return { keyid, name, public: spki };
}

function readText(path: string, fix: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw cannotUse(path, code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})`, fix, cause);
  }
}

function tryOpen(name: string, pem: string): TrustKey | undefined {
  try {
    return openKey(name, pem);
  } catch {
    return undefined;
  }
}

function cannotUse(path: string, problem: string, fix: string, cause?: unknown): ReleaseProblem {
  return new ReleaseProblem('usage', `The key file ${path} ${problem}: ${fix}.`, { cause });
}
