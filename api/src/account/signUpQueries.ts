import { randomUUID } from 'node:crypto';
import { rules } from '@paw/shared/contract/rules.ts';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { accounts, signUps } from '../database/schema.ts';
import { mailRow, queueWork } from '../outbox/queueWork.ts';

export interface SignUp {
  /** A UUID, new with each sign-up. */
  id: string;
  email: string;
  emailTyped: string;
  name: string;
  passwordHash: string;
  codeHash: string;
  browserHash: string;
}

/** How long a code is good, in minutes, and how many may be typed. */
export const codeLimits = { minutes: rules.accounts.codeMinutes, tries: 5 };
const swept = 20;
const isOpen = gt(signUps.expiresAt, sql`now()`);

/** Takes the place of an earlier sign-up for the same address. */
export async function saveSignUp({ transaction }: Database, signUp: SignUp): Promise<void> {
  const values = {
    ...signUp,
    tries: 0,
    expiresAt: sql`now() + make_interval(mins => ${codeLimits.minutes})`,
  };
  await transaction(async (tx) => {
    await tx.insert(signUps).values(values).onConflictDoUpdate({ target: signUps.email, set: values });
    const old = tx
      .select({ email: signUps.email })
      .from(signUps)
      .where(lt(signUps.expiresAt, sql`now()`))
      .limit(swept)
      .for('update', { skipLocked: true });
    await tx.delete(signUps).where(inArray(signUps.email, old));
  });
}

/**
 * Takes one of the tries of an address's code, before it is compared: any number at once get no more than there are.
 * Undefined when there is no code, when it is used up, or when another browser asked for it.
 * @param browserHashes of the cookies that came along; none = a browser that did not ask itself, which is fine
 */
export async function takeTry({ db }: Database, email: string, browserHashes: string[]) {
  const hasTries = lt(signUps.tries, codeLimits.tries);
  const isBrowser = browserHashes.length ? inArray(signUps.browserHash, browserHashes) : undefined;
  const [taken] = await db
    .update(signUps)
    .set({ tries: sql`${signUps.tries} + 1` })
    .where(and(eq(signUps.email, email), isOpen, hasTries, isBrowser))
    .returning({ id: signUps.id, codeHash: signUps.codeHash });
  return taken;
}

/**
 * Uses the code up and gives the account: a new one, or the one that the address has already, as it was.
 * Undefined when the code was used meanwhile.
 */
export async function confirmSignUp({ transaction }: Database, id: string) {
  return transaction(async (tx) => {
    const [signUp] = await tx
      .delete(signUps)
      .where(and(eq(signUps.id, id), isOpen))
      .returning();
    if (!signUp) return undefined;
    const { email, emailTyped, name, passwordHash } = signUp;
    const columns = { id: accounts.id, email: accounts.email };
    const [created] = await tx
      .insert(accounts)
      .values({ email, emailTyped, name, passwordHash })
      .onConflictDoNothing()
      .returning(columns);
    if (created) {
      await queueWork(tx, mailRow({ mail: 'welcome', accountId: created.id, event: randomUUID() }));
      return created;
    }
    const [account] = await tx.select(columns).from(accounts).where(eq(accounts.email, email));
    return account;
  });
}
