import { rules } from '@paw/rules/rules.ts';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { countedTries } from '../../platform/database/schema.ts';

const { codeMinutes, resetMinutes } = rules.accounts;

/**
 * Anyone can ask for emails to someone's address. Three in an hour leave a minute apart, further ones a minute less apart
 * than what they carry is good: at most five are good at once, and one always is.
 */
const pace = { quick: 3, quickPause: 60, pause: (Math.min(codeMinutes, resetMinutes) - 1) * 60 };

/** What is paced. The numbers are of advisory locks: any, as long as every api process uses the same. */
const locks = { 'code-mail': 720_406, 'reset-mail': 720_407 };

type PacedMail = keyof typeof locks;

/**
 * Reserves the place of one email. The result depends only on earlier emails, never on whether there is an account.
 * @param account the hash of the address
 * @param canWait whether the email may leave later
 * @returns in how many seconds it leaves; undefined when it does not: another waits already, or it cannot wait
 */
export async function takeMailPlace(
  tx: Queries,
  kind: PacedMail,
  account: string,
  { canWait }: { canWait: boolean },
): Promise<number | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks[kind]}, hashtext(${account}))`);
  const inLastHour = gt(countedTries.countedAt, sql`now() - interval '1 hour'`);
  const [row] = await tx
    .select({
      many: count(),
      /** Negative for one that has left. */
      newestIn: sql<number | null>`extract(epoch from max(${countedTries.countedAt}) - now())::float8`,
    })
    .from(countedTries)
    .where(and(eq(countedTries.kind, kind), eq(countedTries.account, account), inLastHour));
  const { many = 0, newestIn = null } = row ?? {};
  if (newestIn !== null && newestIn > 0) return undefined;
  const pause = many < pace.quick ? pace.quickPause : pace.pause;
  const seconds = newestIn === null ? 0 : Math.max(0, Math.ceil(newestIn + pause));
  if (seconds && !canWait) return undefined;
  // Without a network address: callers are counted elsewhere.
  const countedAt = sql`now() + make_interval(secs => ${seconds})`;
  await tx.insert(countedTries).values({ kind, account, address: '', countedAt });
  return seconds;
}
