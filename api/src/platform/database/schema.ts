import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { emailKeyOf, moment } from './columns.ts';

/** Secrets that sign tokens; `kid` is in the token's header. The newest of a purpose signs, all verify. */
export const signingKeys = pgTable(
  'signing_keys',
  {
    kid: text().notNull(),
    purpose: text().notNull(),
    secret: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.kid] })],
);

/**
 * A member. `email` is normalised (see emailAddress.ts) and was confirmed by a code, an emailed link or an identity
 * provider; `emailTyped` is for showing. Who came from an identity provider has no password until one is set.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull().unique(),
    emailKey: emailKeyOf(),
    emailTyped: text('email_typed').notNull(),
    name: text().notNull(),
    passwordHash: text('password_hash'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Grows when a way to sign in changes or ends: a sign-in that was checked before that begins no session after it. */
    signInEpoch: integer('sign_in_epoch').notNull().default(0),
  },
  (table) => [index('accounts_email_key').on(table.emailKey)],
);

/**
 * Who asked for an account and has not yet typed the code: a row for each address and browser. `browserHash` belongs
 * to the cookie of the browser that asked, and only there the code is good. `tries` counts the codes that were typed,
 * before they are compared. With `wantsLong` the code is one of `long_codes`, and `codeHash` is empty.
 */
export const signUps = pgTable(
  'sign_ups',
  {
    /** A code is signed for it: that of one sign-up is never good for another. */
    id: uuid().primaryKey(),
    email: text().notNull(),
    emailTyped: text('email_typed').notNull(),
    name: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    browserHash: text('browser_hash').notNull(),
    wantsLong: boolean('wants_long').notNull().default(false),
    tries: smallint().notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sign_ups_email').on(table.email), index('sign_ups_expires_at').on(table.expiresAt)],
);

/** Codes for an address at which many people sign up: every browser that asked for one may type any of them. */
export const longCodes = pgTable(
  'long_codes',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    codeHash: text('code_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('long_codes_email').on(table.email), index('long_codes_expires_at').on(table.expiresAt)],
);

/**
 * A browser that is signed in, or continues as a guest. `id` is the hash of the secret in its cookie; without the secret
 * nothing in this row opens anything. `turn` is the part of the cookie that changes with every renewal, and
 * `turnUsed` says that the browser has it: until then the one before still renews, because a reply can be lost.
 * `guestId` is the guest's own id, for a member's session that of the guest whom it took over. `publicId` is the name
 * under which its owner sees and ends it; `device` says "Chrome on Android", and nothing closer is kept.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    publicId: uuid('public_id').notNull().unique().defaultRandom(),
    device: text().notNull().default(''),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    guestId: uuid('guest_id'),
    turn: text().notNull(),
    turnBefore: text('turn_before'),
    turnUsed: boolean('turn_used').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When its owner last showed who they are: by signing in, or again for something that needs it. */
    provedAt: moment('proved_at').notNull().defaultNow(),
    renewedAt: moment('renewed_at').notNull().defaultNow(),
    /** Of the last call, as far as a few minutes. */
    usedAt: moment('used_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('sessions_account').on(table.accountId, table.createdAt),
    index('sessions_expires_at').on(table.expiresAt),
    check('sessions_somebody', sql`${table.accountId} is not null or ${table.guestId} is not null`),
  ],
);

/** A code that a signed-in member asked for, to show who they are: one for a session. `tries` counts before comparing. */
export const proofCodes = pgTable(
  'proof_codes',
  {
    sessionId: text('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    codeHash: text('code_hash').notNull(),
    tries: smallint().notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('proof_codes_expires_at').on(table.expiresAt)],
);

/**
 * What is limited: failed sign-ins, warnings about them, sign-ins with a passkey that were begun, codes and links that
 * were sent, orders that were placed and looked for, requests for an email, newsletter sign-ups, messages to the shop,
 * wrong keys of the staff.
 * `account` is a hash, because people also type addresses that are not theirs; `address` is the caller's network
 * address. Rows are deleted when no limit looks at them anymore.
 */
export const countedTries = pgTable(
  'counted_tries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text()
      .$type<
        | 'failure'
        | 'alarm'
        | 'passkey'
        | 'guest'
        | 'code'
        | 'proof'
        | 'reset'
        | 'change'
        | 'code-mail'
        | 'reset-mail'
        | 'track'
        | 'notice'
        | 'newsletter'
        | 'contact'
        | 'photo'
        | 'coupon'
        | 'order'
        | 'member-order'
        | 'confirm-mail'
        | 'asked-email'
        | 'asked-address'
        | 'wrong-key'
        | 'wrong-keys'
        | 'wrong-keys-notice'
      >()
      .notNull(),
    account: text().notNull(),
    address: text().notNull(),
    countedAt: moment('counted_at').notNull().defaultNow(),
  },
  (table) => [
    index('counted_tries_account').on(table.kind, table.account, table.countedAt),
    index('counted_tries_address').on(table.kind, table.address, table.countedAt),
    // For the removal of old ones. No other statement can take it in place of the two above.
    index('counted_tries_age').on(sql`(${table.countedAt} at time zone 'UTC')`),
  ],
);
