import { type Address, checkAddress, tidyAddress } from '@paw/rules/addressRules.ts';
import { rules } from '@paw/rules/rules.ts';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { ApiProblem } from '../../platform/http/apiProblem.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { addresses } from '../../platform/database/memberTables.ts';
import type { AddressBody, SavedAddress } from './addressFields.ts';

const { mostAddresses } = rules.accounts;

/** Any number, as long as every api process uses the same. */
const addressLock = 720_407;

const columns = {
  id: addresses.id,
  isDefault: addresses.isDefault,
  name: addresses.name,
  line1: addresses.line1,
  line2: addresses.line2,
  city: addresses.city,
  state: addresses.state,
  zip: addresses.zip,
  phone: addresses.phone,
};

/** A member's own addresses; those of others are never found or changed. The default one first, then the newest. */
export async function listSaved({ db }: Pick<Database, 'db'>, accountId: string): Promise<SavedAddress[]> {
  const rows = await db
    .select(columns)
    .from(addresses)
    .where(eq(addresses.accountId, accountId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), asc(addresses.id))
    .limit(mostAddresses);
  return rows.map(viewOf);
}

function viewOf({ line2, phone, ...row }: { [Name in keyof typeof columns]: (typeof addresses.$inferSelect)[Name] }) {
  return { ...row, ...(line2 !== null && { line2 }), ...(phone !== null && { phone }) };
}

/** @throws ApiProblem 400 bad_address, 409 too_many_addresses */
export async function insertAddress(tx: Queries, accountId: string, body: AddressBody): Promise<SavedAddress> {
  const values = readAddress(body);
  await lock(tx, accountId);
  const known = await listSaved({ db: tx }, accountId);
  if (known.length >= mostAddresses) {
    const words = `You can save up to ${mostAddresses} addresses. Delete one you no longer need first.`;
    throw new ApiProblem(409, 'too_many_addresses', words);
  }
  const isDefault = body.isDefault === true || known.length === 0;
  if (isDefault) await undefault(tx, accountId);
  const [row] = await tx
    .insert(addresses)
    .values({ accountId, isDefault, ...values })
    .returning(columns);
  if (!row) throw new Error('The address was not written.');
  return viewOf(row);
}

/** The default one stays it until another one is. @throws ApiProblem 400 bad_address, 404 address_not_found */
export async function updateAddress(tx: Queries, accountId: string, id: string, body: AddressBody) {
  const values = readAddress(body);
  await lock(tx, accountId);
  const own = (await listSaved({ db: tx }, accountId)).find((each) => each.id === id);
  if (!own) throw notFound();
  if (body.isDefault) await undefault(tx, accountId);
  const [row] = await tx
    .update(addresses)
    .set({ ...values, isDefault: body.isDefault === true || own.isDefault })
    .where(and(eq(addresses.id, id), eq(addresses.accountId, accountId)))
    .returning(columns);
  if (!row) throw notFound();
  return viewOf(row);
}

/** Of the others the newest takes the place of a default one. @throws ApiProblem 404 address_not_found */
export async function deleteAddress(tx: Queries, accountId: string, id: string): Promise<void> {
  await lock(tx, accountId);
  const [gone] = await tx
    .delete(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.accountId, accountId)))
    .returning({ isDefault: addresses.isDefault });
  if (!gone) throw notFound();
  const [next] = gone.isDefault ? await listSaved({ db: tx }, accountId) : [];
  if (next) await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, next.id));
}

const lock = (tx: Queries, accountId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${addressLock}, hashtext(${accountId}))`);

const undefault = (tx: Queries, accountId: string) =>
  tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.accountId, accountId), addresses.isDefault));

const notFound = () => new ApiProblem(404, 'address_not_found', 'We can’t find that address in your account.');

/** @throws ApiProblem 400 bad_address with what to do about the first field that is wrong */
function readAddress(typed: Address) {
  const { name, line1, line2, city, state, zip, phone } = tidyAddress(typed);
  const address = { name, line1, line2, city, state, zip, phone };
  const [problem] = Object.values(checkAddress(tidyAddress(typed)));
  if (problem) throw new ApiProblem(400, 'bad_address', problem);
  return { ...address, line2: line2 ?? null, phone: phone ?? null };
}
