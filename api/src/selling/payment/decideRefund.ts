import { formatPrice } from '@paw/rules/formatPrice.ts';
import { ApiProblem } from '../../platform/http/apiProblem.ts';

/** A line of an order, as far as it is paid: `discountCents` and `taxCents` are its shares. */
interface PaidLine {
  position: number;
  quantity: number;
  unitCents: number;
  discountCents: number;
  taxCents: number;
}

export interface LineUnits {
  position: number;
  quantity: number;
}

/** A refund that was made or promised; none that failed. */
interface EarlierRefund {
  cents: number;
  lines?: LineUnits[] | null;
}

interface PaidOrder {
  number: string;
  capturedCents: number;
  lines: readonly PaidLine[];
  earlier: readonly EarlierRefund[];
}

/**
 * The cents of a refund: a given sum, or that of some units with their share of discount and tax, or all that is left.
 * All refunds of an order together are never more than what was taken, and all units of a line refunded one by one
 * come to the line on the cent.
 * @throws ApiProblem 409 nothing_to_refund, 409 too_much, 409 no_such_line
 */
export function decideRefund(order: PaidOrder, wish: { cents?: number; lines?: readonly LineUnits[] }): number {
  const { number, capturedCents, earlier } = order;
  const left = capturedCents - earlier.reduce((sum, { cents }) => sum + cents, 0);
  if (left <= 0) {
    const why = capturedCents ? 'all of it was refunded already' : 'nothing was paid yet';
    throw new ApiProblem(409, 'nothing_to_refund', `Order ${number} has nothing to refund: ${why}.`);
  }
  const cents = wish.cents ?? (wish.lines ? centsOfLines(order, wish.lines) : left);
  if (cents <= left) return cents;
  throw new ApiProblem(409, 'too_much', `Order ${number} has at most ${formatPrice(left)} left to refund.`);
}

function centsOfLines({ number, lines, earlier }: PaidOrder, wanted: readonly LineUnits[]): number {
  const before = earlier.flatMap((refund) => refund.lines ?? []);
  let cents = 0;
  for (const [index, { position, quantity }] of wanted.entries()) {
    const line = lines.find((each) => each.position === position);
    const done = unitsOf([...before, ...wanted.slice(0, index)], position);
    if (!line || quantity > line.quantity - done) {
      const there = line ? `${line.quantity - done} units left to refund` : 'no such line';
      throw new ApiProblem(409, 'no_such_line', `Line ${position + 1} of order ${number}: ${there}.`);
    }
    cents += shareOf(line, done + quantity) - shareOf(line, done);
  }
  if (cents > 0) return cents;
  throw new ApiProblem(
    409,
    'nothing_to_refund',
    `These lines of order ${number} cost nothing: there is nothing to refund.`,
  );
}

const unitsOf = (units: readonly LineUnits[], position: number) =>
  units.filter((each) => each.position === position).reduce((sum, { quantity }) => sum + quantity, 0);

/** What the first units of a line came to, half up. */
function shareOf({ quantity, unitCents, discountCents, taxCents }: PaidLine, units: number): number {
  return Math.round(((unitCents * quantity - discountCents + taxCents) * units) / quantity);
}
