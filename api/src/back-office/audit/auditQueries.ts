import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/database.ts';
import { staffAudit } from '../../platform/database/staffTables.ts';

/** One action of the staff: written in the transaction that does it. `subject` is an order's number, a SKU, … */
export interface Action {
  who: string;
  action: string;
  subject: string;
  details?: Record<string, unknown>;
}

export async function insertAudit(tx: Queries, action: Action): Promise<void> {
  await tx.insert(staffAudit).values(action);
}

/** The last ones, of everything or of one subject. */
export async function listAudit({ db }: Pick<Database, 'db'>, { subject, most }: { subject?: string; most: number }) {
  const { rows } = await db.execute(sql`
    select to_json(at) #>> '{}' as at, who, action, subject, details from staff_audit
    where ${subject ?? null}::text is null or subject = ${subject ?? null}
    order by id desc limit ${most}`);
  return rows as unknown as {
    at: string;
    who: string;
    action: string;
    subject: string;
    details: Record<string, unknown>;
  }[];
}
