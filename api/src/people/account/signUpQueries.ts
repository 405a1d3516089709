import { randomUUID } from 'node:crypto';
import { rules } from '@paw/rules/rules.ts';
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/database.ts';
import { accounts, longCodes, signUps } from '../../platform/database/schema.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { hashOf } from '../session/secrets.ts';
import { takeMailPlace } from './mailPace.ts';
import { accountMailKinds } from './accountMailKinds.ts';

export interface SignUp {
  /** A UUID, new with each sign-up. */
  id: string;
  email: string;
  emailTyped: string;
  name: string;
  passwordHash: string;
  /** '' = one of the address's long codes. */
  codeHash: string;
  browserHash: string;
}

/** How long a code is good, in minutes, and how many may be typed in one browser. */
export const codeLimits = { minutes: rules.accounts.codeMinutes, tries: 5 };
/** Longer than the interval between two emails, so one of the emailed codes is always valid. */
export const longCodeMinutes = 30;
/** The limit of emails allows no more (see mailPace.ts). */
const mostLongCodes = 5;
const isOpen = gt(signUps.expiresAt, sql`now()`);

/** Is stored beside those of other browsers for the same address, so a sign-up never replaces a stranger's. */
export async function saveSignUp({ db }: Pick<Database, 'db'>, signUp: SignUp): Promise<void> {
  const expiresAt = sql`now() + make_interval(mins => ${codeLimits.minutes})`;
  await db.insert(signUps).values({ ...signUp, wantsLong: signUp.codeHash === '', expiresAt });
}

/**
 * Takes one of the tries of a browser, before its code is compared: any number at once get no more than there are.
 * @param browserHashes of the cookies that came along
 * @returns what the code may be; undefined when this browser asked for none, or has no try left
 */
export async function takeTry({ db }: Database, email: string, browserHashes: string[]) {
  if (!browserHashes.length) return undefined;
  const newest = db
    .select({ id: signUps.id })
    .from(signUps)
    .where(and(eq(signUps.email, email), isOpen, inArray(signUps.browserHash, browserHashes)))
    .orderBy(desc(signUps.expiresAt))
    .limit(1);
  const [taken] = await db
    .update(signUps)
    .set({ tries: sql`${signUps.tries} + 1` })
    .where(and(inArray(signUps.id, newest), lt(signUps.tries, codeLimits.tries)))
    .returning({ id: signUps.id, codeHash: signUps.codeHash, wantsLong: signUps.wantsLong });
  if (!taken) return undefined;
  const { id, codeHash, wantsLong } = taken;
  return { id, codes: wantsLong ? await listLongCodes(db, email) : [{ id, codeHash }] };
}

const listLongCodes = (db: Queries, email: string) =>
  db
    .select({ id: longCodes.id, codeHash: longCodes.codeHash })
    .from(longCodes)
    .where(and(eq(longCodes.email, email), gt(longCodes.expiresAt, sql`now()`)))
    .orderBy(desc(longCodes.expiresAt))
    .limit(mostLongCodes);

/** @returns whether its email may be sent now; otherwise the newest emailed code is valid for this sign-up too */
export async function saveLongCode(
  { transaction }: Database,
  { id, email, codeHash }: { id: string; email: string; codeHash: string },
): Promise<boolean> {
  return transaction(async (tx) => {
    if ((await takeMailPlace(tx, 'code-mail', hashOf(email), { canWait: false })) === undefined) return false;
    const expiresAt = sql`now() + make_interval(mins => ${longCodeMinutes})`;
    await tx.insert(longCodes).values({ id, email, codeHash, expiresAt });
    return true;
  });
}

/**
 * Uses the code up, with all others of its address, and gives the account: a new one, or the one that the address has
 * already, as it was. Undefined when the code was used meanwhile.
 */
export async function confirmSignUp({ transaction }: Database, id: string) {
  return transaction(async (tx) => {
    const isThis = and(eq(signUps.id, id), isOpen);
    const [found] = await tx.select({ email: signUps.email }).from(signUps).where(isThis);
    if (!found) return undefined;
    // All of the address in one order, so that two browsers never wait for each other.
    const ofAddress = eq(signUps.email, found.email);
    await tx.select({ id: signUps.id }).from(signUps).where(ofAddress).orderBy(signUps.id).for('update');
    const [signUp] = await tx.delete(signUps).where(isThis).returning();
    if (!signUp) return undefined;
    const { email, emailTyped, name, passwordHash } = signUp;
    await tx.delete(signUps).where(ofAddress);
    await tx.delete(longCodes).where(eq(longCodes.email, email));
    const columns = { id: accounts.id, email: accounts.email, signInEpoch: accounts.signInEpoch };
    const [created] = await tx
      .insert(accounts)
      .values({ email, emailTyped, name, passwordHash })
      .onConflictDoNothing()
      .returning(columns);
    if (created) {
      await queueWork(tx, accountMailKinds.row({ mail: 'welcome', accountId: created.id, event: randomUUID() }));
      return created;
    }
    const [account] = await tx.select(columns).from(accounts).where(eq(accounts.email, email));
    return account;
  });
}

/** Also without further sign-ups: the rows have an email address and a name. */
export async function forgetSignUps({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.delete(signUps).where(lt(signUps.expiresAt, sql`now()`));
  await db.delete(longCodes).where(lt(longCodes.expiresAt, sql`now()`));
}
