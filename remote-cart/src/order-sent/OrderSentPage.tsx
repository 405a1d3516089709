import type { Head } from '@paw/shared/contract/remote.ts';
import { NoReference } from '../no-reference/NoReference.tsx';

/** No order can be placed yet, so no reference is valid, and the page shows nothing of one. */
export function head(): Head {
  return {
    title: 'Your order | Paw Dailies',
    description: 'An order is shown here right after it was placed.',
    canonical: '/order-sent',
    robots: 'noindex',
  };
}

export function Component() {
  return (
    <NoReference title="No order to show here">
      An order is shown at this address right after it was placed, and only to whoever placed it. If you were on your
      way to order something: your cart is as you left it.
    </NoReference>
  );
}
