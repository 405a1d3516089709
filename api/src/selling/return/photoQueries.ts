import { rules } from '@paw/rules/rules.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { ApiProblem } from '../../platform/http/apiProblem.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { returnPhotos, returns } from '../../platform/database/returnTables.ts';
import { ordersOf, type Person } from '../../people/person/Person.ts';
import type { Round } from '../../platform/rounds/Round.ts';

type Source = Pick<Database, 'db'>;

const { photos, photosKeptDays } = rules.returns;

/** Whose pictures: a return of an order. Another order's return looks like one that does not exist. */
export interface PhotoPlace {
  orderId: string;
  returnId: string;
}

/**
 * Whether one more picture may come.
 * @throws ApiProblem 404 return_not_found, 409 return_closed, too_many_photos
 */
export async function checkRoom({ db }: Source, { orderId, returnId }: PhotoPlace): Promise<void> {
  const [found] = await db
    .select({ state: returns.state, count: db.$count(returnPhotos, eq(returnPhotos.returnId, returns.id)) })
    .from(returns)
    .where(and(eq(returns.id, returnId), eq(returns.orderId, orderId)));
  if (!found) throw new ApiProblem(404, 'return_not_found', 'We can’t find that return for this order.');
  if (!['requested', 'approved'].includes(found.state)) {
    throw new ApiProblem(409, 'return_closed', 'We’ve already reviewed this return, so you can’t add more photos.');
  }
  if (found.count >= photos.most) {
    throw new ApiProblem(
      409,
      'too_many_photos',
      `You can add up to ${photos.most} photos, and this return already has them.`,
    );
  }
}

/** The return is locked, so that no two pictures take the last place. @throws ApiProblem as checkRoom */
export async function insertPhoto(tx: Queries, place: PhotoPlace, jpeg: Buffer): Promise<string> {
  await tx.select({ id: returns.id }).from(returns).where(eq(returns.id, place.returnId)).for('update');
  await checkRoom({ db: tx }, place);
  const [made] = await tx
    .insert(returnPhotos)
    .values({ returnId: place.returnId, jpeg })
    .returning({ id: returnPhotos.id });
  if (!made) throw new Error('The picture was not written.');
  return made.id;
}

export async function findPhoto({ db }: Source, { orderId, returnId }: PhotoPlace, id: string) {
  const [found] = await db
    .select({ jpeg: returnPhotos.jpeg })
    .from(returnPhotos)
    .innerJoin(returns, eq(returns.id, returnPhotos.returnId))
    .where(and(eq(returnPhotos.id, id), eq(returns.id, returnId), eq(returns.orderId, orderId)));
  return found && Buffer.from(found.jpeg);
}

/** The first one first. */
export async function listPhotos({ db }: Source, returnId: string) {
  const rows = await db
    .select({ id: returnPhotos.id, jpeg: returnPhotos.jpeg })
    .from(returnPhotos)
    .where(eq(returnPhotos.returnId, returnId))
    .orderBy(asc(returnPhotos.sentAt), asc(returnPhotos.id));
  return rows.map(({ id, jpeg }) => ({ id, jpeg: Buffer.from(jpeg) }));
}

/** All that a person sent, for the export. */
export async function listPhotosOf({ db }: Source, person: Person) {
  const own = db
    .select({ id: returns.id })
    .from(returns)
    .where(sql`${returns.orderId} in ${ordersOf(person)}`);
  return db
    .select({ id: returnPhotos.id, jpeg: returnPhotos.jpeg })
    .from(returnPhotos)
    .where(inArray(returnPhotos.returnId, own));
}

/** Pictures whose time is over: nothing has happened to their return for so long. */
async function forgetPhotos({ db }: Source): Promise<void> {
  await db.execute(sql`
    delete from return_photos using returns r
    where r.id = return_id and greatest(r.updated_at, sent_at) < now() - make_interval(days => ${photosKeptDays})`);
}

export const photoRound: Round = { name: 'photos of returns', go: forgetPhotos };
