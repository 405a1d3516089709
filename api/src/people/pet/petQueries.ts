import { readPet } from '@paw/rules/petRules.ts';
import { rules } from '@paw/rules/rules.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { ApiProblem } from '../../platform/http/apiProblem.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { pets } from '../../platform/database/memberTables.ts';
import type { Pet, PetBody } from './petSchemas.ts';

const { mostPets } = rules.accounts;

/** Any number, as long as every api process uses the same. */
const petLock = 720_411;

const columns = { id: pets.id, name: pets.name, kind: pets.kind, birthday: pets.birthday, size: pets.size };

/** A member's own pets; those of others are never found or changed. */
export async function listPets({ db }: Pick<Database, 'db'>, accountId: string): Promise<Pet[]> {
  const rows = await db
    .select(columns)
    .from(pets)
    .where(eq(pets.accountId, accountId))
    .orderBy(asc(pets.createdAt), asc(pets.id))
    .limit(mostPets);
  return rows.map(viewOf);
}

function viewOf({ birthday, size, ...row }: Pick<typeof pets.$inferSelect, keyof typeof columns>): Pet {
  return { ...row, ...(birthday !== null && { birthday }), ...(size !== null && { size }) };
}

/** @throws ApiProblem 400 bad_pet, 409 too_many_pets */
export async function insertPet(tx: Queries, accountId: string, body: PetBody): Promise<Pet> {
  const values = valuesOf(body);
  await tx.execute(sql`select pg_advisory_xact_lock(${petLock}, hashtext(${accountId}))`);
  const known = await tx.$count(pets, eq(pets.accountId, accountId));
  if (known >= mostPets) {
    throw new ApiProblem(409, 'too_many_pets', `You can save up to ${mostPets} pets. Remove one first.`);
  }
  const [row] = await tx
    .insert(pets)
    .values({ accountId, ...values })
    .returning(columns);
  if (!row) throw new Error('The pet was not written.');
  return viewOf(row);
}

/** @throws ApiProblem 400 bad_pet, 404 pet_not_found */
export async function updatePet({ db }: Pick<Database, 'db'>, accountId: string, id: string, body: PetBody) {
  const [row] = await db.update(pets).set(valuesOf(body)).where(ownPet(accountId, id)).returning(columns);
  if (row) return viewOf(row);
  throw notFound();
}

/** @throws ApiProblem 404 pet_not_found */
export async function deletePet({ db }: Pick<Database, 'db'>, accountId: string, id: string): Promise<void> {
  const gone = await db.delete(pets).where(ownPet(accountId, id)).returning({ id: pets.id });
  if (!gone.length) throw notFound();
}

const ownPet = (accountId: string, id: string) => and(eq(pets.id, id), eq(pets.accountId, accountId));

const notFound = () => new ApiProblem(404, 'pet_not_found', 'We can’t find that pet in your account.');

/** @throws ApiProblem 400 bad_pet with what to do about the first field that is wrong */
function valuesOf(body: PetBody) {
  const { pet, problems } = readPet(body, latestToday());
  const [problem] = Object.values(problems);
  if (problem) throw new ApiProblem(400, 'bad_pet', problem);
  return { name: pet.name, kind: pet.kind, birthday: pet.birthday ?? null, size: pet.size ?? null };
}

/** The earliest time zone is 14 hours ahead of UTC, so today is accepted everywhere. */
const latestToday = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
