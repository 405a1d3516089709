import { sql } from 'drizzle-orm';
import type { Person } from './Person.ts';
import { moveMessages, moveNewsletter, moveNotices } from './moveRows.ts';
import type { PersonalTable } from './PersonalTable.ts';

const ofAccount = ({ accountId }: Person) => sql`t.account_id = ${accountId}`;
const ofAddress = ({ email }: Person) => sql`t.email = ${email}`;
const withAccount = { whose: ofAccount, erase: 'with its account' } as const;
const product = sql`jsonb_build_object('product', (select title from products where id = t.product_id))`;

/** What belongs to an account, or to its address. */
export const accountTables: Record<string, PersonalTable> = {
  sign_ups: {
    whose: ofAddress,
    untold: ['id', 'password_hash', 'code_hash', 'browser_hash', 'wants_long'],
    move: ({ before }) => [sql`delete from sign_ups where email = ${before.email}`],
    erase: ({ email }) => [sql`delete from sign_ups where email = ${email}`],
  },
  long_codes: {
    whose: ofAddress,
    untold: ['id', 'code_hash'],
    move: ({ before }) => [sql`delete from long_codes where email = ${before.email}`],
    erase: ({ email }) => [sql`delete from long_codes where email = ${email}`],
  },
  password_resets: {
    whose: ofAddress,
    untold: ['id', 'token_hash'],
    move: ({ before }) => [sql`delete from password_resets where email = ${before.email}`],
    erase: ({ email }) => [sql`delete from password_resets where email = ${email}`],
  },
  email_changes: { ...withAccount, untold: ['id', 'token_hash'] },
  known_devices: { ...withAccount, untold: ['secret_hash'] },
  identities: { ...withAccount, untold: ['id'] },
  passkeys: { ...withAccount, untold: ['credential_id', 'public_key', 'counter'] },
  passkey_challenges: { ...withAccount, untold: ['challenge_hash'] },
  sessions: { ...withAccount, untold: ['id', 'public_id', 'guest_id', 'turn', 'turn_before', 'turn_used'] },
  proof_codes: {
    whose: ({ accountId }) => sql`t.session_id in (select id from sessions where account_id = ${accountId})`,
    untold: ['session_id', 'id', 'code_hash'],
    erase: 'with its account',
  },
  counted_tries: {
    whose: ({ emailHash }) => sql`t.account = ${emailHash}`,
    // Who tried may have been someone else: their address on the network is theirs.
    untold: ['account', 'address'],
    move: ({ before, after }) => [
      sql`update counted_tries set account = ${after.emailHash} where account = ${before.emailHash}`,
    ],
    erase: ({ emailHash }) => [sql`delete from counted_tries where account = ${emailHash}`],
  },
  security_events: {
    whose: ({ accountId }) => sql`t.person = ${accountId}::text`,
    // Who tried may have been someone else: where they were is theirs.
    untold: ['id', 'caller', 'request_id'],
    erase: ({ accountId }) => [sql`select forget_person_events(${accountId}::text)`],
  },
  member_carts: withAccount,
  addresses: withAccount,
  wishes: { ...withAccount, besides: product },
  wishlist_links: { ...withAccount, untold: ['secret'] },
  pets: withAccount,
  reviews: { ...withAccount, besides: product },
  account_deletions: withAccount,
  newsletter_subscriptions: {
    whose: ofAddress,
    untold: ['token_hash'],
    move: moveNewsletter,
    erase: ({ email }) => [sql`delete from newsletter_subscriptions where email = ${email}`],
  },
  review_mail_stops: {
    whose: ofAddress,
    move: ({ before, after }) => [
      sql`insert into review_mail_stops (email, stopped_at)
        select ${after.email}, stopped_at from review_mail_stops where email = ${before.email} on conflict do nothing`,
      sql`delete from review_mail_stops where email = ${before.email}`,
    ],
    erase: ({ email }) => [sql`delete from review_mail_stops where email = ${email}`],
  },
  stock_notices: {
    whose: ofAddress,
    untold: ['token_hash'],
    besides: sql`jsonb_build_object('product', (
      select p.title from variants v join products p on p.id = v.product_id where v.id = t.variant_id
    ))`,
    move: moveNotices,
    erase: ({ email }) => [sql`delete from stock_notices where email = ${email}`],
  },
  contact_answers: {
    whose: ({ email }) => sql`t.message_id in (select id from contact_messages where email = ${email})`,
    erase: ({ email }) => [
      sql`delete from contact_answers where message_id in (select id from contact_messages where email = ${email})`,
    ],
  },
  contact_messages: {
    whose: ofAddress,
    move: moveMessages,
    erase: ({ email }) => [sql`delete from contact_messages where email = ${email}`],
  },
};
