import { cartLineKey } from '@paw/shared/contract/cartStorage.ts';
import { links } from '@paw/shared/contract/links.ts';
import type { Head } from '@paw/shared/contract/remote.ts';
import { ButtonLink } from '@paw/shared/ui/Button.tsx';
import { EmptyBasket } from '@paw/shared/ui/drawing/EmptyBasket.tsx';
import { EmptyState } from '@paw/shared/ui/EmptyState.tsx';
import { Notice } from '@paw/shared/ui/Notice.tsx';
import { PageFrame, PageTitle } from '@paw/shared/ui/PageFrame.tsx';
import { PlainList } from '@paw/shared/ui/PlainList.tsx';
import { VisuallyHidden } from '@paw/shared/ui/VisuallyHidden.tsx';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { CartColumns } from '../cart/CartColumns.tsx';
import { CartProvider } from '../cart/CartProvider.tsx';
import { itemRemoved, quantityChanged, selectLines, selectRestored, selectSaved } from '../cart/cartSlice.ts';
import { lineName } from '../cart/lineName.ts';
import { WaitingForCart } from '../cart/WaitingForCart.tsx';
import { CartLineItem } from './CartLineItem.tsx';
import { CartSummary } from './CartSummary.tsx';

export function head(): Head {
  return {
    title: 'Your cart | Paw Dailies',
    description: 'What you picked for your pet so far, with quantities and prices.',
    canonical: links.cart(),
    robots: 'noindex',
  };
}

export function Component() {
  return (
    <CartProvider>
      <PageFrame>
        <Cart />
      </PageFrame>
    </CartProvider>
  );
}

function Cart() {
  const lines = useSelector(selectLines);
  const restored = useSelector(selectRestored);
  const saved = useSelector(selectSaved);
  const dispatch = useDispatch();
  const [news, setNews] = useState('');
  const [removedAt, setRemovedAt] = useState<number>();
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);

  // The button that had the focus is gone: go on at the line that took its place, or at the top.
  useEffect(() => {
    if (removedAt === undefined) return;
    const titles = list.current?.querySelectorAll<HTMLElement>('h2 a') ?? [];
    (titles[Math.min(removedAt, titles.length - 1)] ?? title.current)?.focus();
    setRemovedAt(undefined);
  }, [removedAt]);

  return (
    <>
      <PageTitle ref={title} tabIndex={-1}>
        Your cart
      </PageTitle>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {!saved && (
        <Warning>
          <Notice kind="warn">Your cart could not be saved on this device. It is lost when you close this page.</Notice>
        </Warning>
      )}
      {!restored && <WaitingForCart />}
      {restored && lines.length === 0 && (
        <EmptyState
          drawing={<EmptyBasket />}
          title="Nothing in it yet"
          action={<ButtonLink to={links.home()}>Look around the shop</ButtonLink>}
        >
          What you add stays here, on this device, until you come back.
        </EmptyState>
      )}
      {restored && lines.length > 0 && (
        <CartColumns>
          <PlainList ref={list}>
            {lines.map((line, place) => (
              <CartLineItem
                key={cartLineKey(line)}
                line={line}
                onQuantity={(quantity) => {
                  dispatch(quantityChanged({ key: cartLineKey(line), quantity }));
                  setNews(`${lineName(line)}: quantity ${quantity}`);
                }}
                onRemove={() => {
                  dispatch(itemRemoved(cartLineKey(line)));
                  setNews(`Removed ${lineName(line)}`);
                  setRemovedAt(place);
                }}
              />
            ))}
          </PlainList>
          <CartSummary action={<ButtonLink to={links.checkout()}>Checkout</ButtonLink>} />
        </CartColumns>
      )}
    </>
  );
}

const Warning = styled.div`
  margin-bottom: var(--space-24);
`;
