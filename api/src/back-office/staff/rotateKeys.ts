import type { Database, Queries } from '../../platform/database/database.ts';
import { rotateOldSessionKey, rotateSessionKey } from '../../people/session/signingKeyQueries.ts';
import { insertAudit } from './auditQueries.ts';

/** A new key for sessions, by somebody's hand. @returns how many keys verify now */
export async function rotateKeys(tx: Queries, who: string): Promise<number> {
  const keys = await rotateSessionKey(tx);
  await writeDown(tx, who, keys);
  return keys;
}

/** The same because of the key's age; the first process to notice does it. */
export async function rotateOldKeys({ transaction }: Database): Promise<void> {
  await transaction(async (tx) => {
    const keys = await rotateOldSessionKey(tx);
    if (keys !== undefined) await writeDown(tx, 'the rounds', keys);
  });
}

const writeDown = (tx: Queries, who: string, keys: number) =>
  insertAudit(tx, { who, action: 'rotate', subject: 'keys', details: { keys } });
