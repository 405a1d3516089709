import type { Attempt, Book } from './Book.ts';
import type { Findings } from './Findings.ts';
import { groupBy } from './groupBy.ts';
import type { SavedOrder, Snapshot } from './readSnapshot.ts';

/**
 * Orders against what was answered: an acknowledged one is there, once, as it was sent; a refused one is not; one
 * without an answer is there whole or not at all. Staff's steps, cancellations and the timeline likewise.
 */
export function compareOrders(book: Book, { orders, audits, stripeEvents }: Snapshot, found: Findings): void {
  found.doubled.push(...book.doubled);
  found.other.push(...book.surprises);
  const byKey = new Map(orders.map((order) => [order.idempotency_key, order]));
  for (const attempt of book.attempts.values()) {
    const order = byKey.get(attempt.key);
    if (attempt.outcome === 'done' && order?.number !== attempt.number) {
      found.lost.push(`order ${attempt.number} was acknowledged and is ${order ? order.number : 'not there'}`);
    }
    if (attempt.outcome === 'refused' && order) found.doubled.push(`${order.number} is there and was refused`);
    if (order) compareWhole(attempt, order, found);
  }
  for (const { number, idempotency_key: key } of orders) {
    if (!book.attempts.has(key)) found.doubled.push(`order ${number} was never requested`);
  }
  compareSteps(book, orders, audits, found);
  for (const [id, outcome] of book.events) {
    if (outcome === 'done' && !stripeEvents.has(id)) found.lost.push(`event ${id} was acknowledged and is missing`);
  }
}

/** Everything that belongs to an order came with it. */
function compareWhole(attempt: Attempt, order: SavedOrder, found: Findings): void {
  const [sent, saved] = [attempt.lines, order.lines].map((lines) =>
    lines.map(({ sku, quantity }) => `${quantity} × ${sku}`).join(', '),
  );
  if (sent !== saved) found.lost.push(`order ${order.number} has ${saved} instead of ${sent}`);
  const placed = order.events.filter(({ kind }) => kind === 'placed').length;
  if (placed !== 1) found.lost.push(`order ${order.number} was placed ${placed} times by its timeline`);
  const stored = [order.email_typed, order.delivery, order.payment_method, order.coupon_code].join(' ');
  const wanted = [attempt.email, attempt.delivery, attempt.payment, attempt.coupon].join(' ');
  if (stored !== wanted) found.lost.push(`order ${order.number} says "${stored}" instead of "${wanted}"`);
}

const stepOf = { pack: 'packed', ship: 'shipped', deliver: 'delivered' } as const;

function compareSteps(book: Book, orders: SavedOrder[], audits: Snapshot['audits'], found: Findings): void {
  const byName = groupBy(audits, ({ who }) => who);
  const acts = new Map(book.staff.map((act) => [act.name, act]));
  for (const { name, action, subject, outcome } of book.staff) {
    const entries = byName.get(name)?.length ?? 0;
    if (outcome === 'done' && !entries) found.lost.push(`${action} ${subject} (${name}) was acknowledged`);
    if (outcome === 'refused' && entries) found.other.push(`${action} ${subject} (${name}) was refused, and audited`);
    if (entries > 1) found.doubled.push(`${action} ${subject} (${name}) was done ${entries} times`);
  }
  for (const { who, action, subject } of audits) {
    const act = acts.get(who);
    if (act?.action !== action || act.subject !== subject)
      found.doubled.push(`${action} ${subject} was never requested`);
  }
  const audited = groupBy(audits, ({ subject }) => subject);
  for (const order of orders) compareTimeline(book, order, audited.get(order.number) ?? [], found);
}

/** State, timeline and audit tell the same story. */
function compareTimeline(book: Book, order: SavedOrder, audits: Snapshot['audits'], found: Findings): void {
  const { number, fulfilment_state: state, events } = order;
  const steps = Object.entries(stepOf).filter(([action]) => audits.some((audit) => audit.action === action));
  const isCancelled = events.some(({ kind }) => kind === 'cancelled');
  const expected = isCancelled ? 'cancelled' : (steps.at(-1)?.[1] ?? 'new');
  if (state !== expected) found.other.push(`order ${number} is ${state} and should be ${expected}`);
  if (isCancelled && steps.length) found.other.push(`order ${number} was ${steps.at(-1)?.[1]} and canceled`);
  for (const kind of [...Object.values(stepOf), 'cancelled', 'authorised', 'paid', 'voided']) {
    const times = events.filter((event) => event.kind === kind).length;
    if (times > 1) found.doubled.push(`order ${number} was ${kind} ${times} times`);
    const isStep = steps.some(([, step]) => step === kind);
    if (isStep && !times) found.lost.push(`order ${number} was ${kind}, and its timeline does not tell`);
  }
  const cancel = book.cancels.get(number);
  if (cancel === 'done' && !isCancelled) found.lost.push(`order ${number} was canceled, and is ${state}`);
  const reason = events.find(({ kind }) => kind === 'cancelled')?.facts.reason;
  if (isCancelled && reason === 'shopper' && !cancel)
    found.doubled.push(`order ${number} was never canceled by its buyer`);
}
