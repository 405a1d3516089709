export interface SigningKey {
  kid: string;
  /** 32 bytes. */
  secret: Buffer;
}

/** A purpose's keys: one signs, all verify. */
export interface SigningKeys {
  signing: SigningKey;
  all: readonly SigningKey[];
}

/** The stored key; `age` in seconds, by the database's clock. */
export interface StoredKey {
  kid: string;
  /** base64url */
  secret: string;
  age: number;
}

/** How long keys that were read are used, in ms. Then they are read again, and new ones become known. */
const kept = 60_000;

/**
 * Keeps a purpose's keys in memory. A new one signs only when every process has read it, and those before it still verify,
 * so a rotation of keys does not end sessions.
 * @param read gives the stored keys, newest first
 */
export function keepKeys(read: () => Promise<readonly StoredKey[]>): () => Promise<SigningKeys> {
  let reading: Promise<SigningKeys> | undefined;
  let until = 0;
  const readKeys = async () => {
    const keys = await read();
    const all = keys.map(({ kid, secret, age }) => ({ kid, age, secret: Buffer.from(secret, 'base64url') }));
    const signing = all.find(({ age }) => age * 1000 > kept * 2) ?? all.at(-1);
    if (!signing) throw new Error('There is no signing key.');
    return { signing, all };
  };
  return () => {
    if (reading && performance.now() < until) return reading;
    until = performance.now() + kept;
    const begun = readKeys();
    reading = begun;
    begun.catch(() => {
      if (reading === begun) reading = undefined;
    });
    return begun;
  };
}
