import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { accounts } from './schema.ts';

/**
 * Links that set a new password: the newest few of an address, and an address without an account has some too, so that
 * asking is the same work. `tokenHash` is of the secret in the email; the rows are deleted when one of them is used.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** The email's Message-ID contains it. */
    id: uuid().primaryKey(),
    email: text().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('password_resets_email').on(table.email, table.expiresAt),
    index('password_resets_expires_at').on(table.expiresAt),
  ],
);

/** A new e-mail address that its owner has not confirmed yet: one for an account, the last one wins. */
export const emailChanges = pgTable(
  'email_changes',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: uuid().notNull().unique(),
    email: text().notNull(),
    emailTyped: text('email_typed').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('email_changes_expires_at').on(table.expiresAt)],
);

/** Browsers from which an account was signed in to; `secretHash` is of the secret in such a browser's cookie. */
export const knownDevices = pgTable(
  'known_devices',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    secretHash: text('secret_hash').notNull(),
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.secretHash] }),
    index('known_devices_used_at').on(table.usedAt),
  ],
);

/**
 * By what an identity provider knows a member: its name for itself and for the person. An ended one does not sign in,
 * whatever address the provider sends, until the member links it again.
 */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    /** Its name for unlinking it. */
    id: uuid().notNull().unique().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** When it was linked. */
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index('identities_account').on(table.accountId)],
);

/**
 * A sign-in that was begun with an identity provider and is waited for. `browserHash` belongs to the cookie of the
 * browser that began it; the row is deleted when the answer comes, whatever it says.
 */
export const socialAttempts = pgTable(
  'social_attempts',
  {
    stateHash: text('state_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    /** The member who links this identity; null = for signing in. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    flow: text().$type<'code' | 'implicit'>().notNull(),
    nonce: text().notNull(),
    /** Of PKCE; the implicit flow has none. */
    codeVerifier: text('code_verifier'),
    redirectUri: text('redirect_uri').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('social_attempts_expires_at').on(table.expiresAt),
    index('social_attempts_account').on(table.accountId),
  ],
);
