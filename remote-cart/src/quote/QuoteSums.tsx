import { arrivalDays } from '@paw/rules/arrivalDays.ts';
import { formatPrice } from '@paw/rules/formatPrice.ts';
import { Price } from '@paw/ui/Price.tsx';
import { styled } from 'styled-components';
import { Sum, Sums, Total } from './Sums.tsx';
import { totalWords, unitWords } from './totalWords.ts';
import type { QuoteState } from './useQuote.ts';

/** What the cart costs, from the api's quote. The total is announced when it changes. */
export function QuoteSums({ units, state }: { units: number; state: QuoteState }) {
  const { quote, isCurrent, problem } = state;
  const chosen = quote?.delivery[quote.delivery.chosen];
  return (
    <Sums $old={!isCurrent}>
      <Sum name={unitWords(units, state)}>{quote && <Price cents={quote.merchandiseCents} />}</Sum>
      {quote && quote.discountCents > 0 && (
        <Sum name={quote.coupon ? `Code ${quote.coupon.code}` : 'Discount'}>−{formatPrice(quote.discountCents)}</Sum>
      )}
      <Sum
        name={quote && chosen ? `${quote.delivery.chosen === 'express' ? 'Express' : 'Standard'} delivery` : 'Delivery'}
        {...(chosen && { detail: `Arrives ${arrivalDays(chosen.arrives)}` })}
      >
        {quote && (quote.deliveryCents === 0 ? <Free>Free</Free> : <Price cents={quote.deliveryCents} />)}
      </Sum>
      {quote && quote.surchargeCents > 0 && (
        <Sum name="Oversize fee">
          <Price cents={quote.surchargeCents} />
        </Sum>
      )}
      <Sum name="Tax">
        {quote && (quote.tax.estimated ? <Note>{quote.tax.message}</Note> : <Price cents={quote.tax.cents} />)}
      </Sum>
      <Total name="Total" role="status">
        {quote && isCurrent ? <Price cents={quote.totalCents} /> : totalWords(problem)}
      </Total>
    </Sums>
  );
}

const Free = styled.strong`
  color: var(--ok);
`;

const Note = styled.span`
  color: var(--soft);
  font-size: var(--text-14);
`;
