import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Address } from '@paw/rules/addressRules.ts';
import type { DeliveryKind } from '@paw/rules/rules.ts';
import type { FulfilmentState, PaymentState } from './orderStates.ts';
import { variants } from './catalogueTables.ts';
import { emailKeyOf, moment } from './columns.ts';
import { accounts } from './schema.ts';

/**
 * What someone bought: who, where to, for how much, and how far it is. Sums are integer cents, and the database too
 * refuses one that does not add up. `email` is normalised; `addressKey` is the address as the first-order rule
 * compares it. A row is never deleted; an account that goes leaves its orders without it.
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    /** What people read and type: "PD-" and eight characters. */
    number: text().notNull().unique(),
    /** The browser's, one for each attempt, and the hash of what it came with. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    bodyHash: text('body_hash').notNull(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    guestId: uuid('guest_id'),
    sessionId: text('session_id'),
    email: text().notNull(),
    emailKey: emailKeyOf(),
    emailTyped: text('email_typed').notNull(),
    name: text().notNull(),
    phone: text(),
    address: jsonb().$type<Address>().notNull(),
    addressKey: text('address_key').notNull(),
    delivery: text().$type<DeliveryKind>().notNull(),
    isFirstOrder: boolean('is_first_order').notNull(),
    /** Before discounts. */
    merchandiseCents: integer('merchandise_cents').notNull(),
    discountCents: integer('discount_cents').notNull(),
    /** Without the surcharge. */
    deliveryCents: integer('delivery_cents').notNull(),
    /** For what is oversize. */
    surchargeCents: integer('surcharge_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    couponCode: text('coupon_code'),
    paymentMethod: text('payment_method').$type<'delivery' | 'stripe'>().notNull(),
    paymentState: text('payment_state').$type<PaymentState>().notNull(),
    fulfilmentState: text('fulfilment_state').$type<FulfilmentState>().notNull(),
    /** Promised by the provider, or paid in cash; taken of that; given back of what was taken. */
    authorisedCents: integer('authorised_cents').notNull().default(0),
    capturedCents: integer('captured_cents').notNull().default(0),
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** The provider's own names: of its hosted page and of the payment; where its page is. */
    providerSession: text('provider_session').unique(),
    providerPayment: text('provider_payment').unique(),
    paymentUrl: text('payment_url'),
    tracking: text(),
    /** Until when a guest who pays on delivery has to confirm the order by email; null = needs no confirmation. */
    confirmBy: moment('confirm_by'),
    confirmedAt: moment('confirmed_at'),
    /** Its units are taken from the stock. One that waits for its confirmation may take them only then. */
    holdsStock: boolean('holds_stock').notNull().default(true),
    /** When the email that asks for reviews was queued: once, some days after the delivery. */
    reviewAskedAt: moment('review_asked_at'),
    placedAt: moment('placed_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('orders_account').on(table.accountId),
    index('orders_guest').on(table.guestId).where(sql`${table.accountId} is null`),
    index('orders_email').on(table.email),
    index('orders_email_key').on(table.emailKey),
    index('orders_address_key').on(table.addressKey),
    index('orders_placed_at').on(table.placedAt.desc()),
    index('orders_unsettled')
      .on(table.placedAt)
      .where(sql`${table.paymentState} in ('pending', 'authorised') and ${table.paymentMethod} <> 'delivery'`),
    index('orders_unconfirmed')
      .on(table.confirmBy)
      .where(sql`${table.confirmBy} is not null and ${table.confirmedAt} is null and ${table.fulfilmentState} = 'new'`),
    index('orders_review_due')
      .on(table.id)
      .where(sql`${table.reviewAskedAt} is null and ${table.fulfilmentState} = 'delivered'`),
    check(
      'orders_payment_state',
      sql`${table.paymentState} in ('pending', 'authorised', 'paid', 'failed', 'voided', 'partly_refunded', 'refunded')`,
    ),
    check(
      'orders_fulfilment_state',
      sql`${table.fulfilmentState} in ('new', 'packed', 'shipped', 'delivered', 'cancelled', 'returned')`,
    ),
    check('orders_payment_method', sql`${table.paymentMethod} in ('delivery', 'stripe')`),
    check(
      'orders_sum',
      sql`${table.totalCents} = ${table.merchandiseCents} - ${table.discountCents} + ${table.deliveryCents} + ${table.surchargeCents} + ${table.taxCents}`,
    ),
    check(
      'orders_not_negative',
      sql`least(${table.discountCents}, ${table.deliveryCents}, ${table.surchargeCents}, ${table.taxCents}) >= 0 and ${table.discountCents} <= ${table.merchandiseCents}`,
    ),
    check(
      'orders_money',
      sql`0 <= ${table.refundedCents} and ${table.refundedCents} <= ${table.capturedCents} and ${table.capturedCents} <= ${table.authorisedCents} and ${table.authorisedCents} <= ${table.totalCents}`,
    ),
  ],
);

/** What was bought, as it was then: the catalogue may change or forget it. `position` counts from 0. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    /** Null when the catalogue has it no more. */
    variantId: integer('variant_id').references(() => variants.id, { onDelete: 'set null' }),
    sku: text().notNull(),
    productSlug: text('product_slug').notNull(),
    title: text().notNull(),
    size: text().notNull(),
    colour: text().notNull(),
    picture: jsonb().$type<{ name: string; colours: string[]; alt: string }>().notNull(),
    unitCents: integer('unit_cents').notNull(),
    quantity: integer().notNull(),
    /** The line's shares of the order's discount and tax. */
    discountCents: integer('discount_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    isOversize: boolean('is_oversize').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_lines_variant').on(table.variantId),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
    check(
      'order_lines_discount',
      sql`${table.discountCents} between 0 and ${table.unitCents} * ${table.quantity} and ${table.taxCents} >= 0`,
    ),
  ],
);

/** What happened to an order, in its order: the timeline. `kind` is a past fact: placed, packed, refunded, … */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    at: moment('at').notNull().defaultNow(),
    kind: text().notNull(),
    facts: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
);
