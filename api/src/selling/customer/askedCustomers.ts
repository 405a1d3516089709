import { clientAddress } from '@paw/node/clientAddress.ts';
import type { Database } from '../../platform/database/database.ts';
import { preparedRead, preparedWrite } from '../../platform/database/preparedRead.ts';
import { hashOf } from '../../people/session/secrets.ts';
import type { Buyer } from '../../people/account/findBuyer.ts';
import type { Customer } from './customerQueries.ts';
import type { OrderLimits } from '../../platform/tries/orderLimits.ts';

/** In seconds. */
const within = 60 * 60;

/** Of whom someone wants to know something, and how many others of the kind the asker may ask about. */
interface Question {
  kind: 'asked-email' | 'asked-address';
  subject: string;
  asker: string;
  most: number;
}

const texts = {
  /** Those that are new. As a value and not as `exists`, for which all that is counted would be read. */
  fresh: `select 1 from json_to_recordset($1::json) as q (kind text, subject text, asker text)
    where (
      select 1 from counted_tries t where t.kind = q.kind and t.account = q.subject and t.address = q.asker
        and t.counted_at > now() - make_interval(secs => ${within}) limit 1) is null limit 1`,

  ask: `select ask_customer($1::json, ${within}) as allowed`,
};

/**
 * Whether a customer has ordered before is answered by every price, so a guest could ask about anyone's email or street
 * address. Each guest session, and each address on the network, learns it about a limited number of customers an hour.
 * An answered question may be repeated.
 */
export function askedCustomers(database: Database, limits: OrderLimits) {
  const findFresh = preparedRead(database, 'asked_fresh', texts.fresh);
  const ask = preparedWrite<{ allowed: boolean }>(database, 'asked_ask', texts.ask);

  /** False: nothing that is known of the customer may change the answer. Members ask about themselves alone. */
  return async function mayKnow(
    request: Parameters<typeof clientAddress>[0],
    buyer: Buyer | undefined,
    customer: Customer,
  ): Promise<boolean> {
    if (buyer?.account) return true;
    const questions = questionsOf(clientAddress(request), buyer, customer, limits);
    if (!questions.length) return true;
    const asked = [JSON.stringify(questions)];
    // Most were asked before, by the cart: then nothing is locked.
    if (!(await findFresh(asked)).length) return true;
    const [row] = await ask(asked);
    return row?.allowed === true;
  };
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
