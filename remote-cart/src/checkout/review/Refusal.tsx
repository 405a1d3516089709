import { ApiProblem } from '@paw/shared/contract/http.ts';
import { links } from '@paw/shared/contract/links.ts';
import { Link } from '@paw/shared/router.ts';
import { ErrorSummary } from '@paw/shared/ui/ErrorSummary.tsx';
import type { ReactNode } from 'react';
import { troubleWords } from '../../quote/QuoteTrouble.tsx';
import { stepPath } from '../step/steps.ts';

/** Each refusal's own title, and what to do about it beside the shop's own words. Nothing was ordered. */
const refusals: Record<string, { title: string; next?: ReactNode }> = {
  quote_changed: { title: 'The total has changed' },
  sold_out: { title: 'Something sold out meanwhile', next: <Link to={links.cart()}>Change your cart</Link> },
  coupon_refused: {
    title: 'Your code no longer counts',
    next: 'The total below is without it. Nothing was ordered, and your cart is unchanged.',
  },
  express_unavailable: {
    title: 'Express does not go there',
    next: <Link to={stepPath('delivery')}>Choose another delivery</Link>,
  },
  key_reused: {
    title: 'An order was sent from another tab',
    next: 'Look for its confirmation in your mail before you order again.',
  },
  payment_unavailable: {
    title: 'This payment is not there now',
    next: <Link to={stepPath('payment')}>Choose another payment</Link>,
  },
  bad_email: { title: 'Please check your email', next: <Link to={stepPath('contact')}>Change contact</Link> },
  bad_phone: { title: 'Please check your phone number', next: <Link to={stepPath('contact')}>Change contact</Link> },
  bad_address: { title: 'Please check the address', next: <Link to={stepPath('address')}>Change address</Link> },
};

/** Why the order was not placed. It takes the focus; everything typed is kept. */
export function Refusal({ problem }: { problem: unknown }) {
  const code = problem instanceof ApiProblem ? problem.code : '';
  const { title, next } = refusals[code] ?? { title: 'Your order was not placed' };
  return (
    <ErrorSummary title={title}>
      {troubleWords(problem)} {next}
    </ErrorSummary>
  );
}
