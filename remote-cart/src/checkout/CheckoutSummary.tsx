import { links } from '@paw/contract/links.ts';
import { TextLink } from '@paw/ui/TextLink.tsx';
import { useSelector } from 'react-redux';
import { selectUnits } from '../cart/cartSlice.ts';
import { SummaryPanel } from '../cart/CartColumns.tsx';
import { FreeDelivery } from '../quote/FreeDelivery.tsx';
import { QuoteSums } from '../quote/QuoteSums.tsx';
import { QuoteTrouble } from '../quote/QuoteTrouble.tsx';
import type { QuoteState } from '../quote/useQuote.ts';
import { CouponForm } from '../quote/CouponForm.tsx';

/** The order's total, in every step. */
export function CheckoutSummary({ state }: { state: QuoteState }) {
  const units = useSelector(selectUnits);
  return (
    <SummaryPanel>
      <h2>Your order</h2>
      <QuoteSums units={units} state={state} />
      <QuoteTrouble problem={state.problem} onRetry={state.askAgain} />
      <CouponForm state={state} />
      <FreeDelivery quote={state.quote} />
      <TextLink to={links.cart()}>Edit your cart</TextLink>
    </SummaryPanel>
  );
}
