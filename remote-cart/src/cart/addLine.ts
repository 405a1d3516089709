import { type CartLine, cartLineKey } from '@paw/contract/cartStorage.ts';
import { mostLines } from '@paw/rules/mostLines.ts';

const findLine = (lines: readonly CartLine[], key: string) => lines.find((line) => cartLineKey(line) === key);

/** Adds to `lines`: a line that is there already gets the quantity and the price. */
export function addLine(lines: CartLine[], line: CartLine): void {
  const match = findLine(lines, cartLineKey(line));
  if (!match) {
    // A copy: adding the same action's line again must not change that line.
    lines.push({ ...line });
    return;
  }
  match.quantity += line.quantity;
  match.priceCents = line.priceCents;
}

/** Whether an order can have no further line for this one. */
export function isFullFor(line: CartLine, lines: readonly CartLine[]): boolean {
  return lines.length >= mostLines && !findLine(lines, cartLineKey(line));
}

/** Units, not lines. */
export function countUnits(lines: readonly CartLine[]): number {
  return lines.reduce((units, { quantity }) => units + quantity, 0);
}
