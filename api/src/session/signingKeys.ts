import type { Database } from '../database/database.ts';
import { findOrCreateSigningKeys } from './signingKeyQueries.ts';

interface SigningKey {
  kid: string;
  /** 32 bytes. */
  secret: Buffer;
}

/** A purpose's keys: one signs, all verify. */
interface SigningKeys {
  signing: SigningKey;
  all: SigningKey[];
}

/** So long the keys that were read are good, in ms; then they are read again, and new ones become known. */
const kept = 60_000;

/**
 * Gives a purpose's keys. A new one signs only when every process has read it, and those before it go on verifying: a
 * change of keys logs nobody out.
 */
export function signingKeys(database: Database, purpose: string): () => Promise<SigningKeys> {
  let reading: Promise<SigningKeys> | undefined;
  let until = 0;
  const readKeys = async () => {
    const keys = await findOrCreateSigningKeys(database, purpose);
    const all = keys.map(({ kid, secret, age }) => ({ kid, age, secret: Buffer.from(secret, 'base64url') }));
    const signing = all.find(({ age }) => age * 1000 > kept * 2) ?? all.at(-1);
    if (!signing) throw new Error('There is no signing key.');
    return { signing, all };
  };
  return () => {
    if (reading && performance.now() < until) return reading;
    until = performance.now() + kept;
    const read = readKeys();
    reading = read;
    read.catch(() => {
      if (reading === read) reading = undefined;
    });
    return read;
  };
}
