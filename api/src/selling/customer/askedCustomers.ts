import { sql } from 'drizzle-orm';
import { clientAddress } from '@paw/node/clientAddress.ts';
import type { Database } from '../../platform/database/database.ts';
import { hashOf } from '../../people/session/secrets.ts';
import type { Buyer } from '../../people/account/findBuyer.ts';
import type { Customer } from './customerQueries.ts';
import type { OrderLimits } from '../../platform/tries/orderLimits.ts';

/** Any number, as long as every api process uses the same. */
const askerLock = 720_407;
/** In seconds. */
const within = 60 * 60;

/** Of whom someone wants to know something, and how many others of the kind the asker may ask about. */
interface Question {
  kind: 'asked-email' | 'asked-address';
  subject: string;
  asker: string;
  most: number;
}

/**
 * Whether a customer has ordered before is answered by every price, so a guest could ask about anyone's email or street
 * address. Each guest session, and each address on the network, learns it about a limited number of customers an hour.
 * An answered question may be repeated.
 */
export function askedCustomers({ db, transaction }: Database, limits: OrderLimits) {
  /** False: nothing that is known of the customer may change the answer. Members ask about themselves alone. */
  return async function mayKnow(
    request: Parameters<typeof clientAddress>[0],
    buyer: Buyer | undefined,
    customer: Customer,
  ): Promise<boolean> {
    if (buyer?.account) return true;
    const questions = questionsOf(clientAddress(request), buyer, customer, limits);
    if (!questions.length) return true;
    if (await isKnown(questions)) return true;
    return transaction(async (tx) => {
      const askers = JSON.stringify([...new Set(questions.map(({ asker }) => asker))]);
      await tx.execute(sql`select pg_advisory_xact_lock(${askerLock}, key) from (
        select distinct hashtext(value) as key from json_array_elements_text(${askers}::json) order by key) as keys`);
      const { rows } = await tx.execute(sql`
        with asked as (select * from json_to_recordset(${JSON.stringify(questions)}::json)
          as q (kind text, subject text, asker text, most int)),
        fresh as (select * from asked where not exists (
          select from counted_tries t where t.kind = asked.kind and t.account = asked.subject
            and t.address = asked.asker and t.counted_at > now() - make_interval(secs => ${within}))),
        allowed as (select coalesce(bool_and((
          select count(*) from counted_tries t where t.kind = fresh.kind and t.address = fresh.asker
            and t.counted_at > now() - make_interval(secs => ${within})) < most), true) as all_of_them from fresh),
        noted as (insert into counted_tries (kind, account, address)
          select kind, subject, asker from fresh, allowed where all_of_them)
        select 1 from allowed where all_of_them`);
      return rows.length > 0;
    });
  };

  async function isKnown(questions: readonly Question[]): Promise<boolean> {
    const { rows } = await db.execute(sql`
      select 1 from json_to_recordset(${JSON.stringify(questions)}::json) as q (kind text, subject text, asker text)
      where not exists (
        select from counted_tries t where t.kind = q.kind and t.account = q.subject and t.address = q.asker
          and t.counted_at > now() - make_interval(secs => ${within})) limit 1`);
    return rows.length === 0;
  }
}

function questionsOf(address: string, buyer: Buyer | undefined, customer: Customer, limits: OrderLimits): Question[] {
  const askers = [
    { asker: address, most: limits.askedPerAddress },
    ...(buyer ? [{ asker: hashOf(`session ${buyer.sessionId}`), most: limits.askedPerSession }] : []),
  ];
  const subjects = [
    ...(customer.email === null ? [] : [{ kind: 'asked-email' as const, subject: hashOf(customer.email) }]),
    ...(customer.addressKey === null ? [] : [{ kind: 'asked-address' as const, subject: hashOf(customer.addressKey) }]),
  ];
  return subjects.flatMap((subject) => askers.map((asker) => ({ ...subject, ...asker })));
}
