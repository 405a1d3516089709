import { eq } from 'drizzle-orm';
import { ApiProblem } from '../../platform/http/apiProblem.ts';
import type { Database } from '../../platform/database/database.ts';
import { accounts } from '../../platform/database/schema.ts';
import { wishlistLinks } from '../../platform/database/memberTables.ts';
import { randomSecret } from '../session/secrets.ts';

type Source = Pick<Database, 'db'>;

/** 192 bits cannot be guessed, so tries are not limited. */
const secretBytes = 24;
const isSecret = (text: string) => /^[\w-]{32}$/.test(text);

/** The link of a member's list, if there is one, and the name that others would read on it. */
export async function findLink({ db }: Source, accountId: string) {
  const [row] = await db
    .select({ name: accounts.name, secret: wishlistLinks.secret })
    .from(accounts)
    .leftJoin(wishlistLinks, eq(wishlistLinks.accountId, accounts.id))
    .where(eq(accounts.id, accountId));
  return { secret: row?.secret ?? null, firstName: firstNameOf(row?.name ?? '') };
}

/** Asked again, or twice at once, it stays the same link. */
export async function insertLink({ db }: Source, accountId: string) {
  await db
    .insert(wishlistLinks)
    .values({ accountId, secret: randomSecret(secretBytes) })
    .onConflictDoNothing();
  return findLink({ db }, accountId);
}

/** From now on the link opens nothing, and the next one is another. Once or often. */
export async function deleteLink({ db }: Source, accountId: string): Promise<void> {
  await db.delete(wishlistLinks).where(eq(wishlistLinks.accountId, accountId));
}

/**
 * Whose list a link opens.
 * @throws ApiProblem 404 not_shared, the same for a link that never was, that is no more, and for what is none
 */
export async function getSharedBy({ db }: Source, secret: string) {
  const [row] = isSecret(secret)
    ? await db
        .select({ accountId: accounts.id, name: accounts.name })
        .from(wishlistLinks)
        .innerJoin(accounts, eq(accounts.id, wishlistLinks.accountId))
        .where(eq(wishlistLinks.secret, secret))
    : [];
  if (row) return { accountId: row.accountId, firstName: firstNameOf(row.name) };
  throw new ApiProblem(404, 'not_shared', 'This wishlist isn’t shared anymore.');
}

/** The first word of a name. Where someone's name is their address, what is before the @. */
function firstNameOf(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  return first.split('@')[0] || 'Somebody';
}
