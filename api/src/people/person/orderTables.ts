import { sql } from 'drizzle-orm';
import { isOrderOf, ordersOf, type Person } from './Person.ts';
import type { PersonalTable } from './PersonalTable.ts';

const ofOrder = (person: Person) => sql`t.order_id in ${ordersOf(person)}`;

const ofReturn = (person: Person) => sql`t.return_id in (select id from returns where order_id in ${ordersOf(person)})`;

/** Emails to the person, and about their orders. Their kinds in the outbox say what they are about. */
const isMailTo = (person: Person) => sql`kind = 'mail' and (
  lower(payload->>'to') = ${person.email} or payload->>'accountId' = ${person.accountId}
  or payload->>'orderId' in (select id::text from orders where ${isOrderOf(person)})
  or payload->>'resetId' in (select id::text from password_resets where email = ${person.email})
  or payload->>'changeId' in (select id::text from email_changes where account_id = ${person.accountId})
  or payload->>'noticeId' in (select id::text from stock_notices where email = ${person.email})
  or payload->>'contactId' in (select id::text from contact_messages where email = ${person.email})
  or payload->>'subscriptionId' in (select id::text from newsletter_subscriptions where email = ${person.email}))`;

/** Runs first, while the rows that its emails are about still exist. */
export const outboxTables: Record<string, PersonalTable> = {
  outbox: {
    whose: isMailTo,
    untold: ['payload', 'message_id', 'last_error', 'locked_until'],
    besides: sql`jsonb_build_object('mail', t.payload->>'mail')`,
    // Emails to the address itself, such as a cart's, are still sent there, and belong to the account.
    move: ({ before }) => [
      sql`update outbox set payload = payload || jsonb_build_object('accountId', ${before.accountId}::text)
        where kind = 'mail' and lower(payload->>'to') = ${before.email}`,
    ],
    // Payment work stays: it names an order, and what the provider said may name more.
    erase: (person) => [
      sql`delete from outbox where ${isMailTo(person)}`,
      sql`update outbox set last_error = null
        where kind = 'payment' and payload->>'orderId' in (select id::text from orders where ${isOrderOf(person)})`,
    ],
  },
};

/**
 * Orders stay for the shop's books, without the customer: what was sold, for how much, to which state. The
 * orders themselves come last, because the others are found through them.
 */
export const orderTables: Record<string, PersonalTable> = {
  coupon_uses: {
    whose: ofOrder,
    erase: (person) => [sql`delete from coupon_uses where order_id in ${ordersOf(person)}`],
  },
  return_lines: {
    whose: ofReturn,
    erase: () => [],
  },
  return_photos: {
    whose: ofReturn,
    // The pictures themselves are files of the export.
    untold: ['jpeg'],
    erase: (person) => [
      sql`delete from return_photos
        where return_id in (select id from returns where order_id in ${ordersOf(person)})`,
    ],
  },
  returns: {
    whose: ofOrder,
    erase: (person) => [sql`update returns set note = '', words = null where order_id in ${ordersOf(person)}`],
  },
  refunds: {
    whose: ofOrder,
    untold: ['key', 'provider_id'],
    erase: (person) => [sql`update refunds set reason = '' where order_id in ${ordersOf(person)}`],
  },
  order_events: {
    whose: ofOrder,
    erase: (person) => [sql`update order_events set facts = facts - 'tracking' where order_id in ${ordersOf(person)}`],
  },
  staff_audit: {
    whose: (person) => sql`t.subject in (select number from orders where ${isOrderOf(person)})`,
    // Who of the shop did it is theirs.
    untold: ['who', 'details'],
    erase: (person) => [sql`select forget_audited_order(number) from orders where ${isOrderOf(person)}`],
  },
  order_lines: { whose: ofOrder, erase: () => [] },
  orders: {
    whose: (person) => isOrderOf(person),
    untold: [
      'body_hash',
      'idempotency_key',
      'guest_id',
      'session_id',
      'address_key',
      'email_key',
      'provider_session',
      'provider_payment',
      'payment_url',
    ],
    move: ({ before }) => [
      sql`update orders set account_id = ${before.accountId} where account_id is null and email = ${before.email}`,
    ],
    // An empty address is no customer: neither the first-order rule nor a coupon looks for it.
    erase: (person) => [
      sql`update orders set account_id = null, guest_id = null, session_id = null, email = '', email_typed = '',
          name = '', phone = null, address_key = '', idempotency_key = id::text, body_hash = '', tracking = null,
          payment_url = null, address = jsonb_build_object(
            'name', '', 'line1', '', 'city', '', 'state', address->>'state', 'zip', ''
          )
        where ${isOrderOf(person)}`,
    ],
  },
};
