import { rules } from '@paw/shared/contract/rules.ts';
import { formatPrice } from '@paw/shared/ui/formatPrice.ts';
import type { QuotedLine } from './quoteTypes.ts';

/** From this many on nothing is said of the stock. */
const LOW = 5;

export interface LineWords {
  /** `warn` = it cannot be bought as it stands; `info` = good to know. */
  kind: 'warn' | 'info';
  text: string;
}

/** It is part of an order that is placed now. */
export const isBuyable = ({ quantity }: QuotedLine): boolean => quantity > 0;

/** How many of it one order may hold, as far as it is known. */
export function mostUnitsOf(quoted: QuotedLine | undefined): number {
  const { mostUnits } = rules.quantity;
  return quoted && isBuyable(quoted) ? Math.max(1, Math.min(mostUnits, quoted.stock)) : mostUnits;
}

/** What a shopper should know of a line; a lower price needs no words. */
export function lineWords(quoted: QuotedLine): LineWords[] {
  const { status, message, priceChange, wasCents, unitCents, stock } = quoted;
  if (status === 'gone') return [{ kind: 'warn', text: 'We no longer sell this. It is not part of the total.' }];
  if (status === 'sold_out') return [{ kind: 'warn', text: 'Sold out for now. It is not part of the total.' }];
  if (!isBuyable(quoted)) return [{ kind: 'warn', text: message ?? 'This is not part of the total.' }];
  const words: LineWords[] = [];
  if (priceChange === 'higher') {
    const [was, is] = [wasCents, unitCents].map((cents) => formatPrice(cents));
    words.push({ kind: 'warn', text: `The price went from ${was} to ${is}. You are asked to agree before you order.` });
  }
  if (stock <= LOW) words.push({ kind: 'info', text: `Only ${stock} left` });
  return words;
}

/** What stands beside the quantity once no more can be had. */
export function limitWords(quantity: number, quoted: QuotedLine | undefined): string | undefined {
  const most = mostUnitsOf(quoted);
  if (quantity < most) return undefined;
  if (most >= rules.quantity.mostUnits) return `One order takes up to ${most} of this item.`;
  // "Only 1 left" says it already.
  return most > 1 ? `That is all ${most} that we have.` : undefined;
}
