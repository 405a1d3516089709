import { runSql } from './runSql.ts';

/** The name of an act in the audit. */
export const nameOfAct = (n: number): string => `act-${n}`;

const idOf = (n: number) => n.toString(16).padStart(12, '0');
const secretOf = (n: number) => String(n).padStart(32, '0');

/** Each act has a key of its own: the audit names whose key it was, and so which act. */
export const keyOfAct = (n: number): string => `pawstaff_${idOf(n)}_${secretOf(n)}`;

/** Keys of the acts 0 to `count` - 1, as the shop stores them. */
export async function giveActKeys(databaseUrl: string, count: number): Promise<void> {
  await runSql(
    databaseUrl,
    `insert into staff_keys (id, name, scopes, hash, created_by, expires_at)
     select lpad(to_hex(n), 12, '0'), 'act-' || n, '["orders", "stock"]',
       encode(sha256(convert_to(lpad(n::text, 32, '0'), 'UTF8')), 'hex'), 'the checker', now() + interval '30 days'
     from generate_series(0, $1::int - 1) n on conflict do nothing`,
    [count],
  );
}
