import { arrivalDays } from '@paw/rules/arrivalDays.ts';
import { formatPrice } from '@paw/rules/formatPrice.ts';
import { Price } from '@paw/ui/Price.tsx';
import { useElementId } from '@paw/ui/useElementId.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { unitWords } from './unitWords.ts';
import type { QuoteState } from './useQuote.ts';

/** What is owed, as the api says it, and how each part of it comes about. The total is announced when it changes. */
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

/** In place of a total that is not known. */
export const totalWords = (problem: unknown): string => (problem ? 'Not available' : 'Calculating…');

interface SumProps {
  name: string;
  detail?: string;
  className?: string;
  role?: 'status';
  children: ReactNode;
}

function Sum({ name, detail, className, role, children }: SumProps) {
  const id = useElementId();
  return (
    <div className={className}>
      <dt id={id}>
        {name}
        {detail && <Detail>{detail}</Detail>}
      </dt>
      <dd>
        {role ? (
          <span role={role} aria-labelledby={id}>
            {children}
          </span>
        ) : (
          (children ?? '…')
        )}
      </dd>
    </div>
  );
}

/** Old figures are read while new ones are on their way, but less loudly. */
const Sums = styled.dl<{ $old: boolean }>`
  display: grid;
  gap: var(--space-8);
  margin: 0;
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-16);
    color: ${({ $old }) => ($old ? 'var(--soft)' : 'var(--ink)')};
  }
  dd {
    flex: none;
    max-width: 60%;
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`;

const Total = styled(Sum)`
  padding-top: var(--space-12);
  border-top: 1px solid var(--line);
  font-size: var(--text-18);
  font-weight: 600;
`;

const Detail = styled.small`
  display: block;
  color: var(--soft);
  font-size: var(--text-14);
`;

const Free = styled.strong`
  color: var(--ok);
`;

const Note = styled.span`
  color: var(--soft);
  font-size: var(--text-14);
`;
