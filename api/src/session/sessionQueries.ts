import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { sessions } from '../database/schema.ts';
import { randomSecret } from './secrets.ts';
import { sessionTimes } from './sessionTimes.ts';
import { judgeTurn } from './sessionTurn.ts';

/** Old sessions are swept out a few at a time, by those who begin new ones. */
const swept = 20;
const newTurn = () => randomSecret(18);
/** By the database's clock, which all api processes share. */
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;
const alive = and(isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`now()`));

const columns = {
  id: sessions.id,
  accountId: sessions.accountId,
  guestId: sessions.guestId,
  turn: sessions.turn,
  turnBefore: sessions.turnBefore,
  turnUsed: sessions.turnUsed,
  age: sql<number>`extract(epoch from now() - ${sessions.renewedAt})::float8`,
};

export type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionQueries>['findSession']>>;

/** A session's reads and writes; `id` is the hash of the cookie's secret. */
export function sessionQueries({ db, statement, transaction }: Database) {
  const byId = db
    .select(columns)
    .from(sessions)
    .where(and(eq(sessions.id, sql.placeholder('id')), alive))
    .prepare(statement('find_session'));

  return {
    /** A session that has neither ended nor been revoked. */
    async findSession(id: string) {
      const [row] = await byId.execute({ id });
      return row;
    },

    /** Begins a session and gives its first turn; the one that it replaces in the browser ends. */
    async insertSession(session: { id: string; accountId?: string; guestId?: string }, replaced?: string) {
      const turn = newTurn();
      await transaction(async (tx) => {
        await tx
          .insert(sessions)
          .values({ ...session, turn, turnUsed: true, expiresAt: inSeconds(sessionTimes.session) });
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

    async updateTurnUsed(id: string, turn: string): Promise<void> {
      await db
        .update(sessions)
        .set({ turnUsed: true })
        .where(and(eq(sessions.id, id), eq(sessions.turn, turn)));
    },

    async revokeSession(id: string): Promise<void> {
      await db
        .update(sessions)
        .set({ revokedAt: sql`now()` })
        .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
    },

    /** Prolongs a session and gives the turn that the browser shall have from now on; undefined when it has ended. */
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
        if (worth === 'copied' || worth === 'unknown') return undefined;
        const expiresAt = inSeconds(sessionTimes.session);
        // Two tabs that renew at once get the same turn, whichever reply the browser reads last.
        if (worth === 'overtaken' || (worth === 'fresh' && row.age < sessionTimes.grace)) {
          await set({ expiresAt });
          return row;
        }
        const turn = newTurn();
        await set({ turn, turnBefore: shown, turnUsed: false, renewedAt: sql`now()`, expiresAt });
        return { ...row, turn };
      });
    },
  };
}
