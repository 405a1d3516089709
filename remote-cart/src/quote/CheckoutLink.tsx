import { links } from '@paw/contract/links.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import type { Quote } from './askQuote.ts';
import { canOrder } from './lineWords.ts';

/** The link to checkout, or a notice when no line of the cart can be ordered. */
export function CheckoutLink({ quote }: { quote: Quote | undefined }) {
  if (canOrder(quote)) return <ButtonLink to={links.checkout()}>Checkout</ButtonLink>;
  return (
    <Notice kind="warn" title="There’s nothing to check out yet">
      <p>None of these items are available right now. Remove them or save them for later.</p>
    </Notice>
  );
}
