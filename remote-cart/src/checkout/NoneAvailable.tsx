import { links } from '@paw/contract/links.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { EmptyState } from '@paw/ui/EmptyState.tsx';
import { useTitleFocus } from '../order/useTitleFocus.ts';

/** No line of the cart can be ordered now. Announced, because it may replace a step while the shopper types. */
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
