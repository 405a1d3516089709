import { formatPrice } from '@paw/rules/formatPrice.ts';
import type { Quote } from './quoteTypes.ts';
import { unitWords } from './unitWords.ts';
import type { QuoteState } from './useQuote.ts';

/** For a total that is shown without its parts: '1 of 3 items, with $4.95 delivery, before tax'. */
export function totalNote(units: number, state: QuoteState, quote: Quote): string {
  const { deliveryCents, surchargeCents, tax } = quote;
  const delivery = deliveryCents > 0 ? `${formatPrice(deliveryCents)} delivery` : 'free delivery';
  const oversize = surchargeCents > 0 ? ` and a ${formatPrice(surchargeCents)} oversize fee` : '';
  return `${unitWords(units, state)}, with ${delivery}${oversize}${tax.estimated ? ', before tax' : ' and tax'}`;
}
