import { counted } from '@paw/rules/counted.ts';
import type { QuoteState } from './useQuote.ts';

/**
 * How many items the cart has: the number on the badge, in the drawer's title and beside every total. Where some of them
 * can't be bought now, the total says how many it is for.
 * @param units in the cart
 */
export function unitWords(units: number, { quote, isCurrent }: Pick<QuoteState, 'quote' | 'isCurrent'>): string {
  if (!quote || !isCurrent) return counted(units, 'item');
  const priced = quote.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return priced < units ? `${priced} of ${counted(units, 'item')}` : counted(units, 'item');
}
