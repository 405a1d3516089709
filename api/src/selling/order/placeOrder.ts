import { rules } from '@paw/rules/rules.ts';
import pg from 'pg';
import type { FoundLine } from '../cart/foundLines.ts';
import { quoteHash } from '../cart/quoteHash.ts';
import { couponQueries } from '../coupon/couponQueries.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Phases } from '../../platform/database/runTransaction.ts';
import { type Coupon, findCouponRefusal, readCouponCode } from '../pricing/judgeCoupon.ts';
import { priceOrder } from '../pricing/priceOrder.ts';
import type { Buyer } from '../../people/account/findBuyer.ts';
import { addressKey } from '../customer/addressKey.ts';
import { customerKeys, customerOf } from '../customer/customerQueries.ts';
import { bodyHash, type OrderBody, type Recipient } from './orderBody.ts';
import { needsConfirmation, orderAdmission } from './orderAdmission.ts';
import type { OrderLimits } from '../../platform/tries/orderLimits.ts';
import { OrderRefusal } from './OrderRefusal.ts';
import { type OrderRows, orderRows } from './orderRows.ts';
import { type KnownOrder, placeSteps, type Taken } from './placeSteps.ts';

export interface OrderAttempt {
  /** The browser's idempotency key. */
  key: string;
  body: OrderBody;
  recipient: Recipient;
  buyer: Buyer;
  /** False: what is known of the customer must not show (see askedCustomers.ts). */
  isKnown: boolean;
  /** The caller's on the network. */
  clientAddress: string;
}

export type OrderOutcome = Pick<KnownOrder, 'id' | 'number' | 'paymentState' | 'paymentUrl'> & { isNew: boolean };

interface Decided {
  outcome: OrderOutcome;
  /** To be written; none for an order that is there already. */
  rows?: OrderRows;
}

/** How often a number may meet one that is taken: once is rarer than any other failure. */
const mostNumbers = 3;
/** In ms. */
const hour = 60 * 60 * 1000;

/**
 * Places orders, each in one transaction that does everything or nothing: the key's earlier order is found, stock
 * taken, the coupon counted, the first-order rule decided, prices computed from what was read under these locks and
 * compared with what the shopper has seen, and order, lines, timeline and queued work written. Nothing but SQL is
 * awaited inside.
 *
 * Locks are taken in a fixed order: the customer's (and the key's) advisory ones, stock rows by variant, the coupon's
 * row, those of the limits. The customer's come first because only this customer takes them: shared rows are locked for
 * the shortest time, and every statement after it sees what the customer's other orders did.
 */
export function orderPlacer(database: Database, limits: OrderLimits) {
  const steps = placeSteps(database);
  const admit = orderAdmission(database, limits);
  const { countUse } = couponQueries(database);

  function phasesOf(attempt: OrderAttempt): Phases<Taken, Decided> {
    const { key, body, recipient, buyer } = attempt;
    const typed = { email: recipient.email, addressKey: addressKey(recipient.address) };
    const customer = customerOf(buyer, typed);
    const names = customerKeys(customer);
    const isUnconfirmed = needsConfirmation(attempt, limits);
    const wanted = { lines: body.lines, key, customer, share: isUnconfirmed ? limits : undefined };
    return {
      open: (tx) => steps.lockAndTakeStock(tx, [...names, `key:${key}`], wanted),
      decide: (tx, taken) => decide(tx, { ...attempt, names }, taken),
      close: ({ rows }) => rows && steps.insertOrder(rows),
    };
  }

  async function decide(tx: Transaction, attempt: OrderAttempt & { names: string[] }, taken: Taken): Promise<Decided> {
    const { key, body, recipient, buyer, isKnown, names: customerNames } = attempt;
    const { known, lines: found, isThere, isTaken, hasOrdered } = taken;
    const hash = bodyHash(body);
    const isUnconfirmed = needsConfirmation(attempt, limits);
    if (known) return { outcome: repeat(known, hash) };
    if (!isThere || found.length < body.lines.length) throw new OrderRefusal('sold_out');
    const lines = withQuantities(found, body);
    const coupon = await takeCoupon(tx, attempt, customerNames, merchandiseOf(lines));
    const isFirstOrder = isKnown && !hasOrdered;
    const { state } = recipient.address;
    const price = priceOrder({ lines, coupon, delivery: body.delivery, state, isFirstOrder });
    const owed = { lines, price, coupon: coupon?.code ?? null, delivery: body.delivery, isTaxKnown: true };
    if (quoteHash(owed) !== body.quoteHash || isUnseen(lines, body)) throw new OrderRefusal('quote_changed');
    await admit(tx, attempt);
    const confirmBy = isUnconfirmed ? new Date(Date.now() + limits.confirmHours * hour).toISOString() : null;
    const confirmation = { confirmBy, holdsStock: isTaken };
    const decided = { key, hash, body, recipient, buyer, customerNames, found, price, ...confirmation };
    const rows = orderRows({ ...decided, coupon: owed.coupon, isFirstOrder });
    const { id, number } = rows.order;
    return { outcome: { id, number, paymentState: 'pending', paymentUrl: null, isNew: true }, rows };
  }

  /** @throws OrderRefusal coupon_refused */
  async function takeCoupon(tx: Transaction, { body, isKnown }: OrderAttempt, names: string[], cents: number) {
    const { coupon: typed, delivery } = body;
    if (!typed?.trim()) return undefined;
    const code = readCouponCode(typed);
    const coupon: Coupon | undefined = code ? await countUse(tx, code, names) : undefined;
    const isRefused =
      !coupon || findCouponRefusal(coupon, { merchandiseCents: cents, delivery, now: new Date(), isKnown });
    if (isRefused) throw new OrderRefusal('coupon_refused');
    return coupon;
  }

  /** @throws OrderRefusal when it cannot be placed like this: then nothing was written */
  return async function placeOrder(attempt: OrderAttempt): Promise<OrderOutcome> {
    for (let numbers = 1; ; numbers += 1) {
      try {
        // Its key finds an order that was committed without an answer.
        const { outcome } = await database.phasedTransaction(phasesOf(attempt), { findsItself: true });
        return outcome;
      } catch (error) {
        if (numbers === mostNumbers || !isNumberTaken(error)) throw error;
      }
    }
  };
}

function repeat({ bodyHash: before, ...order }: KnownOrder, hash: string): OrderOutcome {
  if (before !== hash) throw new OrderRefusal('key_reused');
  return { ...order, isNew: false };
}

type BoughtLine = FoundLine & { quantity: number };

const withQuantities = (found: readonly FoundLine[], { lines }: OrderBody): BoughtLine[] =>
  found.map((line, index) => ({ ...line, quantity: lines[index]?.quantity ?? 0 }));

const merchandiseOf = (lines: readonly BoughtLine[]) =>
  lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);

/** A price above the one in the cart, to which the shopper has not agreed, or more units of one thing than allowed. */
function isUnseen(lines: readonly BoughtLine[], body: OrderBody): boolean {
  const isHigher = lines.some(({ unitCents }, index) => unitCents > (body.lines[index]?.priceCents ?? 0));
  const units = new Map<number, number>();
  for (const { variantId, quantity } of lines) units.set(variantId, (units.get(variantId) ?? 0) + quantity);
  return (isHigher && !body.acceptHigherPrices) || Math.max(...units.values()) > rules.quantity.mostUnits;
}

const isNumberTaken = (error: unknown) =>
  error instanceof pg.DatabaseError && error.constraint === 'orders_number_unique';
