import { links } from '@paw/contract/links.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { EmptyState } from '@paw/ui/EmptyState.tsx';
import { useState } from 'react';
import { isRecent } from '../draft/checkoutDraft.ts';
import { useDraft } from '../draft/draftStore.ts';
import { orderSentPath } from '../order/orderPaths.ts';
import { useTitleFocus } from '../order/useTitleFocus.ts';

/** The cart is empty: nothing was added, or everything was ordered. Back from the order's page leads here too. */
export function NothingToOrder() {
  const { done } = useDraft();
  const [now] = useState(() => Date.now());
  if (done && isRecent(done, now)) {
    return (
      <EmptyState
        title="Your order is placed"
        action={<ButtonLink to={orderSentPath(done.reference)}>Show order {done.number}</ButtonLink>}
      >
        We received it once. Your cart is now empty.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      scene="empty-basket"
      title="Your cart is empty"
      action={<ButtonLink to={links.home()}>Start shopping</ButtonLink>}
    >
      Add something first and you’ll see it here.
    </EmptyState>
  );
}

/** No line of the cart can be ordered now. It is announced, because it may replace a step while the shopper types. */
export function NoneAvailable() {
  useTitleFocus('none available');
  return (
    <div role="alert">
      <EmptyState
        scene="empty-basket"
        title="There’s nothing to check out yet"
        action={<ButtonLink to={links.cart()}>Go to your cart</ButtonLink>}
      >
        None of the items in your cart are available right now. Remove them or save them for later.
      </EmptyState>
    </div>
  );
}
