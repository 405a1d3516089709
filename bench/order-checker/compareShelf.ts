import type { Book } from './Book.ts';
import type { Findings } from './Findings.ts';
import type { Snapshot } from './readSnapshot.ts';
import type { ShelfItem } from './Scene.ts';

/**
 * What was there, and came in, less what is in valid orders, is what is left: and no more was sold than there was.
 * Only what the audit has of an act without an answer counts: shelf and audit change together.
 */
export function compareShelf(
  book: Book,
  shelf: readonly ShelfItem[],
  { orders, stock, audits }: Snapshot,
  found: Findings,
): void {
  const sold = new Map<string, number>();
  for (const { fulfilment_state: state, lines } of orders) {
    if (state === 'cancelled') continue;
    for (const { sku, quantity } of lines) sold.set(sku, (sold.get(sku) ?? 0) + quantity);
  }
  const came = new Map<string, number>();
  for (const { who, action, subject, details } of audits) {
    if (action !== 'stock') continue;
    const act = book.staff.find(({ name }) => name === who);
    const [before, units] = [Number(details.before), Number(details.units)];
    // A new count says what there is now: what was there before it, only the shop can know.
    const change = act?.add ?? units - before;
    if (act?.set !== undefined && act.set !== units) found.other.push(`${subject} was set to ${act.set}, not ${units}`);
    came.set(subject, (came.get(subject) ?? 0) + change);
  }
  for (const { sku, units: first } of shelf) {
    const supply = first + (came.get(sku) ?? 0);
    const [out, left] = [sold.get(sku) ?? 0, stock.get(sku) ?? 0];
    if (out > supply) found.oversold.push(`${sku} was oversold: ${out} units in orders, and there were ${supply}`);
    else if (left < 0) found.oversold.push(`${sku} was oversold: ${left} units are left`);
    else if (supply - out !== left) {
      found.oversold.push(`${sku} has ${left} units instead of ${supply} - ${out} = ${supply - out}`);
    }
  }
}
