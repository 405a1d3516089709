import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { QueryResultRow } from 'pg';
import { ApiProblem } from '../../platform/http/apiProblem.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { preparedRead } from '../../platform/database/preparedRead.ts';
import { accounts, sessions } from '../../platform/database/schema.ts';
import { randomSecret } from './secrets.ts';
import { sessionTimes } from './sessionTimes.ts';
import { judgeTurn, type Turn } from './sessionTurn.ts';

/** Old sessions are swept out a few at a time, by those who begin new ones. */
const swept = 20;
const newTurn = () => randomSecret(18);
/** More than anyone has browsers: of more sessions the oldest end. */
const mostSessions = 20;
/** By the database's clock, which all api processes share. */
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;
/** When a session ends for good: a copy that someone keeps in use ends then too. */
const lastEnd = sql`${sessions.createdAt} + make_interval(secs => ${sessionTimes.wholeSession})`;
const alive = and(isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`now()`), gt(lastEnd, sql`now()`));

/** A member who has proved it. @param signInEpoch as it was when the proof was compared */
export interface SignedIn {
  id: string;
  signInEpoch: number;
}

const columns = {
  id: sessions.id,
  accountId: sessions.accountId,
  guestId: sessions.guestId,
  turn: sessions.turn,
  turnBefore: sessions.turnBefore,
  turnUsed: sessions.turnUsed,
  usedAge: sql<number>`extract(epoch from now() - ${sessions.usedAt})::float8`,
  age: sql<number>`extract(epoch from now() - ${sessions.renewedAt})::float8`,
  lasts: sql<number>`floor(extract(epoch from ${lastEnd} - now()))::float8`,
};

/** A session and who it belongs to: an account, or a guest. */
export interface SessionRow extends Turn {
  id: string;
  accountId: string | null;
  guestId: string | null;
  /** Seconds since the last use that was written down. */
  usedAge: number;
}

/** Most calls of a shopper begin with it. */
const findText = `select id, account_id as "accountId", guest_id as "guestId", turn, turn_before as "turnBefore",
    turn_used as "turnUsed", extract(epoch from now() - renewed_at)::float8 as age,
    extract(epoch from now() - used_at)::float8 as "usedAge"
  from sessions where id = $1 and revoked_at is null and expires_at > now()
    and created_at > now() - make_interval(secs => ${sessionTimes.wholeSession})`;

/** A session's reads and writes; `id` is the hash of the cookie's secret. */
export function sessionQueries(database: Database) {
  const { db, transaction } = database;
  const find = preparedRead<SessionRow & QueryResultRow>(database, 'find_session', findText);

  return {
    /** A session that has neither ended nor been revoked. */
    findSession: async (id: string): Promise<SessionRow | undefined> => (await find([id]))[0],

    /**
     * Begins a session and gives its first turn; the one that it replaces in the browser ends, and of many of an
     * account the oldest. That of a guest ends soon, until the browser shows it for the first time: a program that asks
     * for one after another leaves nothing behind.
     * @throws ApiProblem 401 when the account's ways to sign in have changed since they were compared
     */
    async insertSession(
      session: { id: string; device: string; guestId?: string },
      account: SignedIn | undefined,
      replaced?: string,
    ) {
      const turn = newTurn();
      const expiresAt = inSeconds(account ? sessionTimes.session : sessionTimes.unusedGuest);
      await transaction(async (tx) => {
        if (account) await lockAccount(tx, account);
        const values = { ...session, accountId: account?.id, turn, turnUsed: account !== undefined, expiresAt };
        await tx.insert(sessions).values(values);
        if (account) await endOldest(tx, account.id);
        if (replaced) await tx.update(sessions).set({ revokedAt: sql`now()` }).where(eq(sessions.id, replaced));
        const old = tx
          .select({ id: sessions.id })
          .from(sessions)
          .where(lt(sessions.expiresAt, sql`now()`))
          .limit(swept);
        await tx.delete(sessions).where(inArray(sessions.id, old));
      });
      return turn;
    },

    /** The browser has the turn. With its first one a guest's session begins to last. */
    async updateTurnUsed(id: string, turn: string): Promise<void> {
      const lasts = sql`greatest(${sessions.expiresAt}, ${inSeconds(sessionTimes.session)})`;
      const expiresAt = sql`case when ${sessions.turnBefore} is null then ${lasts} else ${sessions.expiresAt} end`;
      await db
        .update(sessions)
        .set({ turnUsed: true, expiresAt })
        .where(and(eq(sessions.id, id), eq(sessions.turn, turn)));
    },

    async updateUsed(id: string): Promise<void> {
      await db.update(sessions).set({ usedAt: sql`now()` }).where(eq(sessions.id, id));
    },

    /** @returns the account whose session has ended now; undefined for a guest's, and for one that had ended */
    async revokeSession(id: string): Promise<string | undefined> {
      const [row] = await db
        .update(sessions)
        .set({ revokedAt: sql`now()` })
        .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
        .returning({ accountId: sessions.accountId });
      return row?.accountId ?? undefined;
    },

    /**
     * Prolongs a session, though never beyond its last end, and gives the turn that the browser shall have from now on,
     * and in how many seconds the session ends; undefined when it has ended, and "copied" when it ends now, because
     * someone else has used it.
     */
    async renewSession(id: string, shown: string) {
      return transaction(async (tx) => {
        const [row] = await tx
          .select(columns)
          .from(sessions)
          .where(and(eq(sessions.id, id), alive))
          .for('update');
        if (!row) return undefined;
        const worth = judgeTurn(shown, row);
        const set = (values: object) => tx.update(sessions).set(values).where(eq(sessions.id, id));
        if (worth === 'copied') await set({ revokedAt: sql`now()` });
        if (worth === 'copied') return { copiedOf: row.accountId ?? undefined };
        if (worth === 'unknown') return undefined;
        const endsIn = Math.min(sessionTimes.session, row.lasts);
        const expiresAt = inSeconds(endsIn);
        // Two tabs that renew at once get the same turn, whichever reply the browser reads last.
        if (worth === 'overtaken' || (worth === 'fresh' && row.age < sessionTimes.grace)) {
          await set({ expiresAt });
          return { ...row, endsIn };
        }
        const turn = newTurn();
        await set({ turn, turnBefore: shown, turnUsed: false, renewedAt: sql`now()`, usedAt: sql`now()`, expiresAt });
        return { ...row, turn, endsIn };
      });
    },
  };
}

/** One sign-in of an account at a time: a new password ends those before it, and none begins after it by the old one. */
async function lockAccount(tx: Queries, { id, signInEpoch }: SignedIn): Promise<void> {
  const isSame = and(eq(accounts.id, id), eq(accounts.signInEpoch, signInEpoch));
  const [same] = await tx.select({ id: accounts.id }).from(accounts).where(isSame).for('update');
  if (!same) throw new ApiProblem(401, 'wrong_credentials', 'Your sign-in changed a moment ago. Please log in again.');
}

async function endOldest(tx: Queries, accountId: string): Promise<void> {
  const tooMany = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), alive))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(mostSessions);
  await tx.update(sessions).set({ revokedAt: sql`now()` }).where(inArray(sessions.id, tooMany));
}
