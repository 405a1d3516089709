import { links } from '@paw/shared/contract/links.ts';
import { ButtonLink } from '@paw/shared/ui/Button.tsx';
import { EmptyState } from '@paw/shared/ui/EmptyState.tsx';
import { useState } from 'react';
import { useDraft } from '../draft/draftStore.ts';
import { orderSentPath } from '../order/orderPaths.ts';

/** ms: whoever comes Back after an order looks for that one; later it is nobody's business. */
const RECENT = 60 * 60 * 1000;

/** Nothing in the cart: before anything was picked, or after all of it was ordered. */
export function NothingToOrder() {
  const { done } = useDraft();
  const [now] = useState(() => Date.now());
  if (done && now - Date.parse(done.at) < RECENT) {
    return (
      <EmptyState
        title="Your order is placed"
        action={<ButtonLink to={orderSentPath(done.reference)}>Show order {done.number}</ButtonLink>}
      >
        It was placed once. There is nothing left to order in your cart.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      scene="empty-basket"
      title="Your cart is empty"
      action={<ButtonLink to={links.home()}>Look around the shop</ButtonLink>}
    >
      Put something in it first, and it will be listed here.
    </EmptyState>
  );
}
