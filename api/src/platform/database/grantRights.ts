import pg from 'pg';
import { startLimits } from './databaseLimits.ts';

/** Tables that requests only read: the product data is loaded by the owner. */
const readOnly = ['catalogue_loads', 'facet_values', 'featured_products', 'products', 'search_words', 'variants'];
/** Tables that only grow. What ends there, ends by functions of the database. */
const addOnly = ['security_events', 'staff_audit'];
const functions = ['forget_security_events()', 'forget_person_events(text)', 'forget_audited_order(text)'];

/** Attributes of a role that would let it give itself every right. */
const powers = ['rolsuper', 'rolcreaterole', 'rolcreatedb', 'rolbypassrls', 'rolreplication'] as const;

/**
 * Gives the role of requests the rights that it needs, and takes all others from it: it reads and writes rows, cannot
 * change tables, and can neither change nor delete events and the audit.
 * @param ownerUrl the owner of the tables. @param role of DATABASE_URL
 * @throws Error when the role has rights that no grant limits
 */
export async function grantRights(ownerUrl: string, role: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, query_timeout: startLimits.statement });
  client.on('error', () => {});
  await client.connect();
  try {
    await refusePower(client, role);
    const to = pg.escapeIdentifier(role);
    const list = (names: readonly string[]) => names.map((name) => `public.${name}`).join(', ');
    // One message is one transaction: the role never has less than it needs, and never more.
    await client.query(`
      revoke create on schema public from public;
      revoke all on schema public, drizzle from ${to};
      revoke all on all tables in schema public, drizzle from ${to};
      grant usage on schema public, drizzle to ${to};
      grant select on drizzle.__drizzle_migrations to ${to};
      grant select, insert, update, delete on all tables in schema public to ${to};
      revoke insert, update, delete on ${list(readOnly)} from ${to};
      revoke update, delete on ${list(addOnly)} from ${to};
      grant usage on all sequences in schema public to ${to};
      grant execute on function ${list(functions)} to ${to}`);
    await refuseSchemas(client, role);
  } finally {
    await client.end();
  }
}

async function refusePower(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query(
    `select ${powers.join(', ')}, rolname = current_user as "isOwner", pg_has_role(oid, current_user, 'member') as "isMember"
      from pg_roles where rolname = $1`,
    [role],
  );
  const found = rows[0] ?? {};
  const power = powers.find((name) => found[name]);
  if (!found.isOwner && !found.isMember && !power) return;
  const why = power ? `it has ${power.replace('rol', '').toUpperCase()}` : 'it is the owner, or a member of its role';
  throw new Error(
    `The role ${role} of DATABASE_URL can do more than read and write rows: ${why}. Create another: createuser --pwprompt paw_shop.`,
  );
}

/** Before PostgreSQL 15 everyone may create tables in the schema `public`, and only its owner can change that. */
async function refuseSchemas(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query(
    `select has_schema_privilege($1, 'public', 'create') as "inSchema", has_database_privilege($1, current_database(), 'create') as "inDatabase"`,
    [role],
  );
  const { inSchema, inDatabase } = rows[0] ?? {};
  if (!inSchema && !inDatabase) return;
  const fix = inSchema ? 'revoke create on schema public from public' : `revoke create on database … from ${role}`;
  throw new Error(`The role ${role} of DATABASE_URL can create tables. As a superuser: ${fix}.`);
}
