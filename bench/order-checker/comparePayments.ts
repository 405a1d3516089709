import type { FakeLedger } from '../../api/src/selling/payment/testing/FakeLedger.ts';
import type { Book } from './Book.ts';
import type { Findings } from './Findings.ts';
import { groupBy } from './groupBy.ts';
import type { SavedOrder, Snapshot } from './readSnapshot.ts';
import { paidForUnits } from './rulebook.ts';

/** Once everything has come to rest: what the shop believes is what is in the bank's books, or in the courier's bag. */
export function comparePayments(book: Book, ledger: FakeLedger, { orders }: Snapshot, found: Findings): void {
  const sessions = groupBy(ledger.sessions.values(), ({ metadata }) => metadata.order ?? '');
  for (const order of orders) {
    compareRefunds(order, found);
    if (order.payment_method === 'delivery') compareCash(order, found);
    else {
      // A page whose URL a killed process did not return cannot be paid.
      const isKnown = (id: string) => book.pages.has(id) || order.provider_session === id;
      const known = (sessions.get(order.id) ?? []).filter(({ id }) => isKnown(id));
      compareBank(order, known, ledger, found);
    }
  }
  const refunds = new Map(orders.flatMap((order) => order.refunds.map((refund) => [refund.id, refund])));
  for (const { action, outcome, refund = '', cents, subject } of book.staff) {
    if (action !== 'refund' || outcome !== 'done') continue;
    const saved = refunds.get(refund);
    if (!saved) found.lost.push(`a refund for ${subject} was acknowledged and is not there`);
    else found.addCents(saved.cents - (cents ?? Number.NaN), `${subject}, refund ${refund}`);
  }
  const known = new Set(book.staff.map(({ refund }) => refund));
  for (const [id, { order_id: order }] of refunds) {
    if (!known.has(id)) found.doubled.push(`refund ${id} of order ${order} was never requested`);
  }
}

function compareRefunds({ number, refunds, lines, ...order }: SavedOrder, found: Findings): void {
  const done = refunds.filter(({ state }) => state === 'done').reduce((sum, { cents }) => sum + cents, 0);
  if (done > order.captured_cents) found.payments.push(`${number}: ${done} refunded of ${order.captured_cents} paid`);
  found.addCents(order.refunded_cents - done, `${number}, refunded`);
  for (const { id, state } of refunds) {
    if (state !== 'done') found.payments.push(`${number}: refund ${id} is still ${state}`);
  }
  const byLines = refunds.filter((refund) => refund.lines);
  const units = new Map<number, number>();
  for (const each of byLines.flatMap((refund) => refund.lines ?? [])) {
    units.set(each.position, (units.get(each.position) ?? 0) + each.quantity);
  }
  let owed = 0;
  for (const line of lines) {
    const { unit_cents: unitCents, discount_cents: discountCents, tax_cents: taxCents, quantity, position } = line;
    const back = units.get(position) ?? 0;
    owed += paidForUnits({ unitCents, discountCents, taxCents, quantity }, back);
    if (back > quantity) found.payments.push(`${number}: ${back} of ${quantity} units of line ${position} refunded`);
  }
  const given = byLines.reduce((sum, { cents }) => sum + cents, 0);
  found.addCents(given - owed, `${number}, refunded by the unit`);
}

function compareCash(order: SavedOrder, found: Findings): void {
  const { number, fulfilment_state: state, total_cents: total } = order;
  const paid = state === 'delivered' ? total : 0;
  found.addCents(order.captured_cents - paid, `${number}, cash`);
  const unpaid = state === 'cancelled' ? 'voided' : 'pending';
  compareState(order, paid ? stateAfter(order) : unpaid, found);
}

function compareBank(
  order: SavedOrder,
  sessions: { id: string; status: string; payment_intent: string | null }[],
  ledger: FakeLedger,
  found: Findings,
): void {
  const { number, total_cents: total, fulfilment_state: step } = order;
  const intents = sessions.flatMap(({ payment_intent: id }) => (id ? [ledger.intent(id)] : []));
  if (intents.length > 1) found.doubled.push(`${number} was paid ${intents.length} times`);
  const [intent] = intents;
  if (!intent) {
    if (sessions.some(({ status }) => status === 'open')) found.payments.push(`${number} can still be paid`);
    if (step !== 'cancelled') found.payments.push(`${number} was never paid, and is ${step}`);
    return compareState(order, 'voided', found);
  }
  found.addCents(intent.amount - total, `${number}, at the bank`);
  found.addCents(order.captured_cents - intent.amount_received, `${number}, taken`);
  found.addCents(order.refunded_cents - ledger.refundedCents(intent.id), `${number}, given back`);
  const isKept = step !== 'new' && step !== 'cancelled';
  const expected = isKept ? 'succeeded' : step === 'new' ? 'requires_capture' : 'canceled';
  if (intent.status !== expected) found.payments.push(`${number} is ${step}, and at the bank ${intent.status}`);
  const states = { requires_capture: 'authorised', canceled: 'voided', succeeded: stateAfter(order) };
  compareState(order, states[intent.status], found);
}

function stateAfter({ refunded_cents: back, captured_cents: paid }: SavedOrder): string {
  if (!back) return 'paid';
  return back === paid ? 'refunded' : 'partly_refunded';
}

function compareState({ number, payment_state: state }: SavedOrder, expected: string, found: Findings): void {
  if (state !== expected) found.payments.push(`${number}: its payment is ${state} and should be ${expected}`);
}
