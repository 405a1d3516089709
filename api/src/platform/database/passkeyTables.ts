import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { accounts } from './schema.ts';

/**
 * Keys with which members sign in without a password (WebAuthn). `publicKey` is COSE, base64url as `credentialId` is;
 * `counter` is the authenticator's own, 0 for those that count nothing. `name` is for its owner.
 */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    usedAt: moment('used_at'),
  },
  (table) => [index('passkeys_account').on(table.accountId, table.createdAt)],
);

/**
 * What a passkey has to sign, once: the row is deleted when an answer comes, whatever it says. With an account it is
 * for adding one, without for signing in: its account is not known yet.
 */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_expires_at').on(table.expiresAt),
    index('passkey_challenges_account').on(table.accountId),
  ],
);
