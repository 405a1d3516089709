import type { Database, Queries } from '../../platform/database/database.ts';
import { rotateOldSessionKey, rotateSessionKey } from '../../people/session/signingKeyQueries.ts';
import { insertAudit } from '../audit/auditQueries.ts';
import type { Round } from '../../platform/rounds/Round.ts';

/** A new key for sessions, on request of the staff. @returns how many keys verify now */
export async function rotateKeys(tx: Queries, who: string): Promise<number> {
  const keys = await rotateSessionKey(tx);
  await writeDown(tx, who, keys);
  return keys;
}

/** The same because of the key's age; the first process to notice does it. */
async function rotateOldKeys({ transaction }: Database): Promise<void> {
  await transaction(async (tx) => {
    const keys = await rotateOldSessionKey(tx);
    if (keys !== undefined) await writeDown(tx, 'the rounds', keys);
  });
}

const writeDown = (tx: Queries, who: string, keys: number) =>
  insertAudit(tx, { who, action: 'rotate', subject: 'keys', details: { keys } });

/** Signing keys get old; a round replaces them. */
export const keyRound: Round = { name: 'signing keys', go: rotateOldKeys };
