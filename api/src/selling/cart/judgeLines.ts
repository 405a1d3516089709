import { cartLimits } from '@paw/rules/cartLimits.ts';
import { rules } from '@paw/rules/rules.ts';
import { formatPrice } from '@paw/rules/formatPrice.ts';
import { type AskedLine, mostLinesLookedAt } from './cartSchemas.ts';
import type { FoundLine } from './foundLines.ts';
import type { QuoteLine } from './quoteSchemas.ts';

const { mostUnits, mostLines, mostTold } = rules.quantity;

const tooManyLines = `An order can have up to ${mostLines} different items, so this one isn’t included.`;

/** And how many there are. */
export type StockedLine = FoundLine & { units: number };
export type JudgedLine = Omit<QuoteLine, 'lineCents' | 'discountCents'>;

/**
 * What becomes of each line that a browser asked for. Lines of one variant share its units, and what comes after the
 * last line that an order can have waits for the next order.
 */
export function judgeLines(asked: readonly AskedLine[], found: readonly StockedLine[]): JudgedLine[] {
  const byPosition = new Map(found.map((line) => [line.position, line]));
  const left = new Map(found.map(({ variantId, units }) => [variantId, Math.min(units, mostUnits)]));
  let taken = 0;
  return asked.map(withinLimits).map((line, index) => {
    const known = byPosition.get(index);
    if (!known) return lineWithout(line, index, index >= mostLinesLookedAt ? 'waits' : 'gone');
    const isFull = taken >= mostLines;
    const free = isFull ? 0 : (left.get(known.variantId) ?? 0);
    const quantity = Math.min(line.quantity, free);
    left.set(known.variantId, free - quantity);
    if (quantity) taken += 1;
    return judge(line, index, known, quantity, isFull);
  });
}

function judge(line: AskedLine, index: number, known: StockedLine, quantity: number, isFull: boolean): JudgedLine {
  const { sku, slug, picture, unitCents, oversize, units } = known;
  return {
    ...asAsked(line, index),
    status: units === 0 ? 'sold_out' : quantity < line.quantity ? 'clamped' : 'ok',
    message: stockWords(units, quantity, line.quantity, isFull) ?? priceWords(line.priceCents, unitCents),
    sku,
    slug,
    picture,
    unitCents,
    priceChange: unitCents === line.priceCents ? 'none' : unitCents < line.priceCents ? 'lower' : 'higher',
    quantity,
    stock: Math.min(units, mostTold),
    oversize,
  };
}

/** What a browser claims may be of any size; the reply's numbers are whole and safe. */
const withinLimits = (line: AskedLine): AskedLine => ({
  ...line,
  quantity: Math.max(1, Math.min(Math.trunc(line.quantity), cartLimits.units)),
  priceCents: Math.max(0, Math.min(Math.round(line.priceCents), cartLimits.cents)),
});

/** @param why no product of the catalog, or a line beyond those that are looked up */
function lineWithout(line: AskedLine, index: number, why: 'gone' | 'waits'): JudgedLine {
  return {
    ...asAsked(line, index),
    status: why === 'gone' ? 'gone' : 'clamped',
    message: why === 'gone' ? 'We no longer carry this. Please remove it from your cart.' : tooManyLines,
    sku: null,
    slug: null,
    picture: null,
    unitCents: 0,
    priceChange: 'none',
    quantity: 0,
    stock: 0,
    oversize: false,
  };
}

const asAsked = ({ title, size, color, priceCents, quantity }: AskedLine, index: number) => ({
  index,
  title,
  size,
  color: { name: color.name },
  wasCents: priceCents,
  requested: quantity,
});

/** @param isFull the order has all the lines that it can have */
function stockWords(units: number, quantity: number, requested: number, isFull: boolean): string | undefined {
  if (units === 0) return 'This is sold out for now.';
  if (quantity === requested) return undefined;
  if (quantity === 0 && isFull) return tooManyLines;
  if (quantity === 0 && units <= mostUnits) return `Only ${units} left, and they’re already in your cart.`;
  if (quantity === 0) return `The limit is ${mostUnits} of one item per order, and they’re already in your cart.`;
  if (units < mostUnits) return `Only ${units} left. We changed the quantity to ${quantity}.`;
  return `The limit is ${mostUnits} of one item per order. We changed the quantity to ${quantity}.`;
}

function priceWords(was: number, unitCents: number): string | null {
  if (was === unitCents) return null;
  return `The price went ${unitCents < was ? 'down' : 'up'} from ${formatPrice(was)} to ${formatPrice(unitCents)}.`;
}
