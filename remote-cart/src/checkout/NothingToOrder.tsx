import { links } from '@paw/contract/links.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { EmptyState } from '@paw/ui/EmptyState.tsx';
import { useState } from 'react';
import { useDraft } from '../draft/draftStore.ts';
import { orderSentPath } from '../order/orderPaths.ts';

/** ms. So long after an order Back shows it; later it is private. */
const RECENT = 60 * 60 * 1000;

/** The cart is empty: nothing was added, or everything was ordered. */
export function NothingToOrder() {
  const { done } = useDraft();
  const [now] = useState(() => Date.now());
  if (done && now - Date.parse(done.at) < RECENT) {
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
