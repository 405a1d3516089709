import { ApiProblem } from '@paw/api-client/http.ts';
import { links } from '@paw/contract/links.ts';
import { Link } from '@paw/ui/router.ts';
import { ErrorSummary } from '@paw/ui/ErrorSummary.tsx';
import type { ReactNode } from 'react';
import { troubleWords } from '../../quote/QuoteTrouble.tsx';
import { stepPath } from '../step/steps.ts';

/** Each refusal's title, and what to do about it, in addition to the api's message. No order was placed. */
const refusals: Record<string, { title: string; next?: ReactNode }> = {
  quote_changed: { title: 'The total has changed' },
  sold_out: { title: 'Something just sold out', next: <Link to={links.cart()}>Edit your cart</Link> },
  coupon_refused: {
    title: 'Your code no longer applies',
    next: 'The total below doesn’t include it. We haven’t placed your order, and your cart hasn’t changed.',
  },
  express_unavailable: {
    title: 'Express isn’t available for this address',
    next: <Link to={stepPath('delivery')}>Choose another delivery speed</Link>,
  },
  key_reused: {
    title: 'You placed an order in another tab',
    next: 'Check your email for the confirmation before you order again.',
  },
  payment_unavailable: {
    title: 'That payment method isn’t available right now',
    next: <Link to={stepPath('delivery')}>Choose another payment method</Link>,
  },
  read_only: { title: 'We couldn’t place your order', next: 'Your cart hasn’t changed.' },
  bad_email: { title: 'Check your email address', next: <Link to={stepPath('contact')}>Change contact</Link> },
  bad_phone: { title: 'Check your phone number', next: <Link to={stepPath('contact')}>Change contact</Link> },
  bad_address: { title: 'Check the address', next: <Link to={stepPath('contact')}>Change address</Link> },
};

/** Why the order was not placed. It takes the focus. */
export function Refusal({ problem }: { problem: unknown }) {
  const code = problem instanceof ApiProblem ? problem.code : '';
  const { title, next } = refusals[code] ?? { title: 'We couldn’t place your order' };
  return (
    <ErrorSummary title={title}>
      {troubleWords(problem)} {next}
    </ErrorSummary>
  );
}
