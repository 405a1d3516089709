import { rules } from '@paw/rules/rules.ts';
import { formatPrice } from '@paw/rules/formatPrice.ts';
import type { Quote, QuotedLine } from './askQuote.ts';

/** From this many on nothing is said of the stock. */
const LOW = 5;

export interface LineWords {
  /** `warn` = it can't be bought like this; `info` = good to know. */
  kind: 'warn' | 'info';
  text: string;
}

/** It is part of an order that is placed now. */
export const isBuyable = ({ quantity }: QuotedLine): boolean => quantity > 0;

/** As far as it is known, at least one line can be ordered. */
export const canOrder = (quote: Quote | undefined): boolean => !quote || quote.lines.some(isBuyable);

/** How many of it one order may hold, as far as it is known. */
export function mostUnitsOf(quoted: QuotedLine | undefined): number {
  const { mostUnits } = rules.quantity;
  return quoted && isBuyable(quoted) ? Math.max(1, Math.min(mostUnits, quoted.stock)) : mostUnits;
}

/** What a shopper should know of a line; a lower price needs no words. */
export function lineWords(quoted: QuotedLine): LineWords[] {
  const { status, message, priceChange, wasCents, unitCents, stock } = quoted;
  if (status === 'gone') return [{ kind: 'warn', text: 'We no longer carry this. It isn’t included in the total.' }];
  if (status === 'sold_out') return [{ kind: 'warn', text: 'Sold out for now. It isn’t included in the total.' }];
  if (!isBuyable(quoted)) return [{ kind: 'warn', text: message ?? 'This isn’t included in the total.' }];
  const words: LineWords[] = [];
  if (priceChange === 'higher') {
    const [was, is] = [wasCents, unitCents].map((cents) => formatPrice(cents));
    words.push({
      kind: 'warn',
      text: `The price went up from ${was} to ${is}. We’ll ask you to confirm before you order.`,
    });
  }
  if (stock <= LOW) words.push({ kind: 'info', text: `Only ${stock} left` });
  return words;
}

/** Shown beside the quantity once no more can be bought. */
export function limitWords(quantity: number, quoted: QuotedLine | undefined): string | undefined {
  const most = mostUnitsOf(quoted);
  if (quantity < most) return undefined;
  if (most >= rules.quantity.mostUnits) return `Limit ${most} per order.`;
  // "Only 1 left" says it already.
  return most > 1 ? `We only have ${most} left.` : undefined;
}
