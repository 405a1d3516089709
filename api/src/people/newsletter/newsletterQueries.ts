import { createHash, randomUUID } from 'node:crypto';
import { rules } from '@paw/rules/rules.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { newsletterSubscriptions as subscriptions } from '../../platform/database/newsletterTables.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { newsletterMailKinds } from './newsletterMails.ts';
import type { Round } from '../../platform/rounds/Round.ts';

export type Subscription = typeof subscriptions.$inferSelect;

/**
 * Always the same for an address: the link in an old email still ends a subscription that was started again. A UUID of
 * version 8, which is for everyone's own way of making them (RFC 9562).
 */
function subscriptionIdOf(email: string): string {
  const hex = createHash('sha256').update(`newsletter ${email}`).digest('hex').slice(0, 32);
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-8$3-8$4-');
}

/**
 * The id with which an address is put on the list. When a member took a subscription along to another address, with the
 * id that old emails name, the next one gets any other.
 */
export const freeSubscriptionId = (email: string) => {
  const id = subscriptionIdOf(email);
  return sql<string>`case when exists (select 1 from newsletter_subscriptions where id = ${id} and email <> ${email})
    then gen_random_uuid() else ${id}::uuid end`;
};

/**
 * Someone typed this address: its owner gets an email. After a repeated request the newest email is valid; if the
 * address is on the list already, the email says so.
 * @param secret is only in that email; the database has its `hash`
 */
export async function askForConsent(
  { transaction }: Database,
  { email, secret, hash }: { email: string; secret: string; hash: string },
): Promise<void> {
  const ask = randomUUID();
  await transaction(async (tx) => {
    const asked = { state: 'asked', tokenHash: hash, askedAt: sql`now()`, confirmedAt: null, endedAt: null } as const;
    const [row] = await tx
      .insert(subscriptions)
      .values({ email, id: freeSubscriptionId(email), ...asked })
      .onConflictDoUpdate({ target: subscriptions.email, set: asked, setWhere: ne(subscriptions.state, 'confirmed') })
      .returning({ subscriptionId: subscriptions.id });
    if (row) return queueWork(tx, newsletterMailKinds.row({ mail: 'newsletter-confirm', ...row, ask, secret }));
    const [known] = await tx
      .select({ subscriptionId: subscriptions.id })
      .from(subscriptions)
      .where(eq(subscriptions.email, email));
    if (known) await queueWork(tx, newsletterMailKinds.row({ mail: 'newsletter-known', ...known, ask }));
  });
}

/** May be repeated; the first time a welcome email is queued. @returns false when the link is not good anymore */
export async function confirmSubscription({ transaction }: Database, hash: string): Promise<boolean> {
  return transaction(async (tx) => {
    const [confirmed] = await tx
      .update(subscriptions)
      .set({ state: 'confirmed', confirmedAt: sql`now()` })
      .where(and(eq(subscriptions.tokenHash, hash), eq(subscriptions.state, 'asked')))
      .returning({ subscriptionId: subscriptions.id });
    if (confirmed) {
      await queueWork(tx, newsletterMailKinds.row({ mail: 'newsletter-welcome', ...confirmed, ask: randomUUID() }));
      return true;
    }
    const known = await tx
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(and(eq(subscriptions.tokenHash, hash), eq(subscriptions.state, 'confirmed')));
    return known.length > 0;
  });
}

/** Once or often. An address that is not there is off the list as well. */
export async function endSubscription({ db }: Pick<Database, 'db'>, id: string): Promise<void> {
  await db
    .update(subscriptions)
    .set({ state: 'ended', endedAt: sql`now()`, tokenHash: null })
    .where(and(eq(subscriptions.id, id), ne(subscriptions.state, 'ended')));
}

export async function findSubscription({ db }: Pick<Database, 'db'>, id: string): Promise<Subscription | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row;
}

/** Unconfirmed addresses, and those that were unsubscribed a while ago. */
async function forgetSubscriptions({ db }: Pick<Database, 'db'>): Promise<void> {
  const { confirmDays, keptDays } = rules.newsletter;
  await db.execute(sql`delete from newsletter_subscriptions
    where (state = 'asked' and subscribed_at < now() - make_interval(days => ${confirmDays}))
      or (state = 'ended' and ended_at < now() - make_interval(days => ${keptDays}))`);
}

export const newsletterRound: Round = { name: 'newsletter', go: forgetSubscriptions };
