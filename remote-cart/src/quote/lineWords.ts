import { rules } from '@paw/rules/rules.ts';
import { formatPrice } from '@paw/rules/formatPrice.ts';
import type { Quote, QuotedLine } from './askQuote.ts';

/** Stock above this number is not mentioned. */
const LOW = 5;

export interface LineWords {
  /** `warn` = the line can't be ordered like this; `info` = good to know. */
  kind: 'warn' | 'info';
  text: string;
}

/** An order that is placed now includes it. */
export const isBuyable = ({ quantity }: QuotedLine): boolean => quantity > 0;

/** At least one line can be ordered. True until a quote says otherwise. */
export const canOrder = (quote: Quote | undefined): boolean => !quote || quote.lines.some(isBuyable);

/** The most units of a line in one order. Without a quote it is the rule for every product. */
export function mostUnitsOf(quoted: QuotedLine | undefined): number {
  const { mostUnits } = rules.quantity;
  return quoted && isBuyable(quoted) ? Math.max(1, Math.min(mostUnits, quoted.stock)) : mostUnits;
}

/** What a shopper should know about a line. A lower price needs no words. */
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

/** Shown next to the quantity when no more units can be bought. */
export function limitWords(quantity: number, quoted: QuotedLine | undefined): string | undefined {
  const most = mostUnitsOf(quoted);
  if (quantity < most) return undefined;
  if (most >= rules.quantity.mostUnits) return `Limit ${most} per order.`;
  // "Only 1 left" is already shown.
  return most > 1 ? `We only have ${most} left.` : undefined;
}
