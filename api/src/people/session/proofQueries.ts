import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { proofCodes, sessions } from '../../platform/database/schema.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { proofCodeLimits, proofMailKinds } from './proofMail.ts';

/** So long what a member showed of themselves counts, in minutes. */
const provedMinutes = 10;
const swept = 20;

/** Whether the member signed in, or showed who they are again, just now and in this session. */
export async function isProved({ db }: Pick<Database, 'db'>, sessionId: string): Promise<boolean> {
  const isLate = gt(sessions.provedAt, sql`now() - make_interval(mins => ${provedMinutes})`);
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isLate));
  return row !== undefined;
}

export async function updateProved({ db }: Pick<Database, 'db'>, sessionId: string): Promise<void> {
  await db.update(sessions).set({ provedAt: sql`now()` }).where(eq(sessions.id, sessionId));
  await db.delete(proofCodes).where(eq(proofCodes.sessionId, sessionId));
}

interface ProofCode {
  /** A UUID, for which the code is signed. */
  id: string;
  sessionId: string;
  accountId: string;
  code: string;
  codeHash: string;
}

/** Replaces an earlier code of the session, and queues its email. */
export async function saveProofCode({ transaction }: Database, proof: ProofCode): Promise<void> {
  const { id, sessionId, accountId, code, codeHash } = proof;
  const { minutes } = proofCodeLimits;
  const values = { id, codeHash, tries: 0, expiresAt: sql`now() + make_interval(mins => ${minutes})` };
  await transaction(async (tx) => {
    await tx
      .insert(proofCodes)
      .values({ sessionId, ...values })
      .onConflictDoUpdate({ target: proofCodes.sessionId, set: values });
    const old = tx
      .select({ sessionId: proofCodes.sessionId })
      .from(proofCodes)
      .where(lt(proofCodes.expiresAt, sql`now()`))
      .limit(swept)
      .for('update', { skipLocked: true });
    await tx.delete(proofCodes).where(inArray(proofCodes.sessionId, old));
    const goodUntil = new Date(Date.now() + minutes * 60_000).toISOString();
    await queueWork(
      tx,
      proofMailKinds.row({ mail: 'proof-code', accountId, event: randomUUID(), goodUntil, secret: code }),
    );
  });
}

/** Takes one of the tries, before the code is compared. Undefined when there is no code, or no try left. */
export async function takeProofTry({ db }: Pick<Database, 'db'>, sessionId: string) {
  const isOpen = gt(proofCodes.expiresAt, sql`now()`);
  const [taken] = await db
    .update(proofCodes)
    .set({ tries: sql`${proofCodes.tries} + 1` })
    .where(and(eq(proofCodes.sessionId, sessionId), isOpen, lt(proofCodes.tries, proofCodeLimits.tries)))
    .returning({ id: proofCodes.id, codeHash: proofCodes.codeHash });
  return taken;
}
