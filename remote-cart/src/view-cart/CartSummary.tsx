import { useSelector } from 'react-redux';
import { selectUnits } from '../cart/cartSlice.ts';
import { SummaryPanel } from '../cart/CartColumns.tsx';
import { MailCartForm } from '../mailed-cart/MailCartForm.tsx';
import { FreeDelivery } from '../quote/FreeDelivery.tsx';
import { CheckoutLink } from '../quote/CheckoutLink.tsx';
import { QuoteSums } from '../quote/QuoteSums.tsx';
import { QuoteTrouble } from '../quote/QuoteTrouble.tsx';
import type { QuoteState } from '../quote/useQuote.ts';
import { CouponForm } from '../quote/CouponForm.tsx';

/** The total, and the link to checkout. */
export function CartSummary({ state }: { state: QuoteState }) {
  const units = useSelector(selectUnits);
  return (
    <SummaryPanel>
      <FreeDelivery quote={state.quote} />
      <QuoteSums units={units} state={state} />
      <QuoteTrouble problem={state.problem} onRetry={state.askAgain} />
      <CouponForm state={state} />
      <CheckoutLink quote={state.quote} />
      <MailCartForm />
    </SummaryPanel>
  );
}
