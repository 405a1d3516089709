import { formatPrice } from '@paw/rules/formatPrice.ts';
import { Price } from '@paw/ui/Price.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Order } from './useOrder.ts';

/** The sums of the time when the order was placed. */
export function OrderSums({ order }: { order: Order }) {
  const { merchandiseCents, discountCents, coupon, deliveryCents, surchargeCents, taxCents, totalCents } = order;
  const way = order.delivery === 'express' ? 'Express delivery' : 'Standard delivery';
  return (
    <Sums>
      <Sum name="Items">
        <Price cents={merchandiseCents} />
      </Sum>
      {discountCents > 0 && <Sum name={coupon ? `Code ${coupon}` : 'Discount'}>−{formatPrice(discountCents)}</Sum>}
      <Sum name={way}>{deliveryCents === 0 ? 'Free' : <Price cents={deliveryCents} />}</Sum>
      {surchargeCents > 0 && (
        <Sum name="Oversize fee">
          <Price cents={surchargeCents} />
        </Sum>
      )}
      <Sum name="Tax">
        <Price cents={taxCents} />
      </Sum>
      <Total name="Total">
        <Price cents={totalCents} />
      </Total>
      {order.refundedCents > 0 && <Sum name="Refunded">−{formatPrice(order.refundedCents)}</Sum>}
    </Sums>
  );
}

function Sum({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Sums = styled.dl`
  display: grid;
  gap: var(--space-8);
  margin: 0;
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-16);
  }
  dd {
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
