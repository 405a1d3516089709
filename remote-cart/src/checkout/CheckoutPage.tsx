import { cartLineKey } from '@paw/shared/contract/cartStorage.ts';
import { links } from '@paw/shared/contract/links.ts';
import type { Head } from '@paw/shared/contract/remote.ts';
import { ButtonLink } from '@paw/shared/ui/Button.tsx';
import { EmptyBasket } from '@paw/shared/ui/drawing/EmptyBasket.tsx';
import { EmptyState } from '@paw/shared/ui/EmptyState.tsx';
import { Notice } from '@paw/shared/ui/Notice.tsx';
import { PageFrame, PageTitle } from '@paw/shared/ui/PageFrame.tsx';
import { PlainList } from '@paw/shared/ui/PlainList.tsx';
import { useSelector } from 'react-redux';
import { CartColumns } from '../cart/CartColumns.tsx';
import { CartProvider } from '../cart/CartProvider.tsx';
import { selectLines, selectRestored, selectSaved } from '../cart/cartSlice.ts';
import { WaitingForCart } from '../cart/WaitingForCart.tsx';
import { CartSummary } from '../view-cart/CartSummary.tsx';
import { CheckoutLine } from './CheckoutLine.tsx';

export function head(): Head {
  return {
    title: 'Checkout | Paw Dailies',
    description: 'What you are about to buy at Paw Dailies.',
    canonical: links.checkout(),
    robots: 'noindex',
  };
}

/** The shell renders this page only for a shopper with a token. */
export function Component() {
  return (
    <CartProvider>
      <PageFrame>
        <PageTitle>Checkout</PageTitle>
        <Order />
      </PageFrame>
    </CartProvider>
  );
}

function Order() {
  const lines = useSelector(selectLines);
  const saved = useSelector(selectSaved);
  if (!useSelector(selectRestored)) return <WaitingForCart />;
  if (!lines.length) {
    return (
      <EmptyState
        drawing={<EmptyBasket />}
        title="Your cart is empty"
        action={<ButtonLink to={links.home()}>Look around the shop</ButtonLink>}
      >
        Put something in it first, and it will be listed here.
      </EmptyState>
    );
  }
  return (
    <CartColumns>
      <section aria-labelledby="checkout-lines">
        <h2 id="checkout-lines">What you are about to buy</h2>
        <PlainList>
          {lines.map((line) => (
            <CheckoutLine key={cartLineKey(line)} line={line} />
          ))}
        </PlainList>
        <ButtonLink to={links.cart()} kind="quiet">
          Change your cart
        </ButtonLink>
      </section>
      <CartSummary
        action={<Notice kind="info">Ordering opens soon.{saved && ' Your cart stays saved on this device.'}</Notice>}
      />
    </CartColumns>
  );
}
