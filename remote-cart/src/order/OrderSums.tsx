import { formatPrice } from '@paw/rules/formatPrice.ts';
import { Price } from '@paw/ui/Price.tsx';
import { Sum, Sums, Total } from '../quote/Sums.tsx';
import type { Order } from './useOrder.ts';

/** What the order cost when it was placed. */
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
