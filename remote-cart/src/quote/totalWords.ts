import { counted } from '@paw/rules/counted.ts';
import { formatPrice } from '@paw/rules/formatPrice.ts';
import type { QuoteState } from './useQuote.ts';
import type { Quote } from './askQuote.ts';

/**
 * The number of items in the cart, as on the badge, in the drawer's title and next to every total. When some of them
 * can't be bought now, the total states how many it includes.
 * @param units in the cart
 */
export function unitWords(units: number, { quote, isCurrent }: Pick<QuoteState, 'quote' | 'isCurrent'>): string {
  if (!quote || !isCurrent) return counted(units, 'item');
  const priced = quote.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return priced < units ? `${priced} of ${counted(units, 'item')}` : counted(units, 'item');
}

/** For a total that is shown without its parts: '1 of 3 items, with $4.95 delivery, before tax'. */
export function totalNote(units: number, state: QuoteState, quote: Quote): string {
  const { deliveryCents, surchargeCents, tax } = quote;
  const delivery = deliveryCents > 0 ? `${formatPrice(deliveryCents)} delivery` : 'free delivery';
  const oversize = surchargeCents > 0 ? ` and a ${formatPrice(surchargeCents)} oversize fee` : '';
  return `${unitWords(units, state)}, with ${delivery}${oversize}${tax.estimated ? ', before tax' : ' and tax'}`;
}

/** In place of a total that is not known. */
export const totalWords = (problem: unknown): string => (problem ? 'Not available' : 'Calculating…');
