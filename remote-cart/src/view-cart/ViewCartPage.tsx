import { NO_CART } from '@paw/contract/noCart.ts';
import { links } from '@paw/contract/links.ts';
import type { Head } from '@paw/contract/remote.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { EmptyState } from '@paw/ui/EmptyState.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { PageFrame, PageSections, PageTitle } from '@paw/ui/PageFrame.tsx';
import { SlotPlace } from '@paw/ui/SlotPlace.tsx';
import { useIsHydrated } from '@paw/ui/useIsHydrated.ts';
import { VisuallyHidden } from '@paw/ui/VisuallyHidden.tsx';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { CartColumns } from '../cart/CartColumns.tsx';
import { CartProvider } from '../start/CartProvider.tsx';
import { selectLines, selectRestored, selectSaved, selectUnits } from '../cart/cartSlice.ts';
import { TotalBar } from '../cart/TotalBar.tsx';
import { WaitingForCart } from '../cart/WaitingForCart.tsx';
import { useDraft } from '../draft/draftStore.ts';
import { MailedCart } from '../mailed-cart/MailedCart.tsx';
import { askedLine } from '../quote/askQuote.ts';
import { canOrder } from '../quote/lineWords.ts';
import { useQuote } from '../quote/useQuote.ts';
import { CartLines } from './CartLines.tsx';
import { CartSummary } from './CartSummary.tsx';
import { SavedLines } from './SavedLines.tsx';
import { useCartEdits } from './useCartEdits.ts';
import { EmptyCartLinks } from './EmptyCartLinks.tsx';

export function head(): Head {
  return {
    title: 'Your cart | Paw Dailies',
    description: 'The items in your cart, with quantities and prices.',
    canonical: links.cart(),
    robots: 'noindex',
  };
}

export function Component() {
  return (
    <CartProvider>
      <PageFrame>
        <PageTitle tabIndex={-1}>Your cart</PageTitle>
        <Cart />
      </PageFrame>
    </CartProvider>
  );
}

function Cart() {
  const lines = useSelector(selectLines);
  const units = useSelector(selectUnits);
  const saved = useSelector(selectSaved);
  const { coupon } = useDraft();
  const edits = useCartEdits();
  const state = useQuote({ lines: lines.map(askedLine), ...(coupon && { coupon }) });
  const isRestored = useSelector(selectRestored);
  const isHydrated = useIsHydrated();
  const [isSent] = useState(!isHydrated);
  const slugs = lines.flatMap(({ slug }) => slug ?? []);
  return (
    <>
      {isRestored ? (
        <>
          <VisuallyHidden role="status">{edits.news}</VisuallyHidden>
          <MailedCart />
          {!saved && (
            <Warning>
              <Notice kind="warn">
                We couldn’t save your cart on this device. You’ll lose it if you close this page.
              </Notice>
            </Warning>
          )}
        </>
      ) : (
        <UnlessNoCart>
          <WaitingForCart />
        </UnlessNoCart>
      )}
      {lines.length > 0 ? (
        <CartColumns>
          <div>
            <CartLines edits={edits} state={state} />
            <SavedLines />
          </div>
          <CartSummary state={state} />
        </CartColumns>
      ) : (
        <>
          {edits.rows.length > 0 && <CartLines edits={edits} state={state} />}
          {(isRestored || isSent) && (
            <Empty $isKnown={isRestored}>
              <EmptyState scene="empty-basket" title="Your cart is empty" action={<EmptyCartLinks />}>
                Anything you add stays here on this device.
              </EmptyState>
              <SavedLines />
            </Empty>
          )}
        </>
      )}
      {lines.length > 0 && (
        <>
          <Below>
            <SlotPlace of="catalog/Recommendations" name="Recommended with your cart" props={{ slugs }} />
          </Below>
          <TotalBar
            units={units}
            state={state}
            action={canOrder(state.quote) && <ButtonLink to={links.checkout()}>Go to checkout</ButtonLink>}
          />
        </>
      )}
    </>
  );
}

/* Without recommendations no space is reserved. */
const Below = styled.div`
  margin-top: var(--space-64);
  &:empty {
    display: none;
  }
`;

/* The server's page has both: a browser that stores no cart shows at once that it is empty. */
const UnlessNoCart = styled.div`
  ${NO_CART} & {
    display: none;
  }
`;
const Empty = styled(PageSections)<{ $isKnown: boolean }>`
  display: ${({ $isKnown }) => ($isKnown ? 'block' : 'none')};
  ${NO_CART} & {
    display: block;
  }
`;

const Warning = styled.div`
  margin-bottom: var(--space-24);
`;
