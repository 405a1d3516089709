import { arrivalDays } from '@paw/shared/contract/arrivalDays.ts';
import { formatPrice } from '@paw/shared/ui/formatPrice.ts';
import { Price } from '@paw/shared/ui/Price.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { itemCount } from '../cart/lineName.ts';
import type { Quote } from './quoteTypes.ts';
import type { QuoteState } from './useQuote.ts';

const WORKING = 'Working it out…';

/** What is owed, as the api says it, and how each part of it comes about. The total is announced when it changes. */
export function QuoteSums({ units, state: { quote, isCurrent, problem } }: { units: number; state: QuoteState }) {
  const chosen = quote?.delivery[quote.delivery.chosen];
  return (
    <Sums $old={!isCurrent}>
      <Sum name={itemCount(quote && isCurrent ? countedUnits(quote) : units)}>
        {quote && <Price cents={quote.merchandiseCents} />}
      </Sum>
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
        <Sum name="Surcharge for large items">
          <Price cents={quote.surchargeCents} />
        </Sum>
      )}
      <Sum name="Tax">
        {quote && (quote.tax.estimated ? <Note>{quote.tax.message}</Note> : <Price cents={quote.tax.cents} />)}
      </Sum>
      <Total name="Total" role="status">
        {quote && isCurrent ? <Price cents={quote.totalCents} /> : problem ? 'Not known yet' : WORKING}
      </Total>
    </Sums>
  );
}

/** What is sold out or gone is in the cart, and not in the sums. */
const countedUnits = ({ lines }: Quote) => lines.reduce((units, { quantity }) => units + quantity, 0);

interface SumProps {
  name: string;
  detail?: string;
  className?: string;
  role?: 'status';
  children: ReactNode;
}

function Sum({ name, detail, className, role, children }: SumProps) {
  return (
    <div className={className}>
      <dt>
        {name}
        {detail && <Detail>{detail}</Detail>}
      </dt>
      <dd>{role ? <span role={role}>{children}</span> : (children ?? '…')}</dd>
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
