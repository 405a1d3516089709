import { counted } from '@paw/rules/counted.ts';
import { cartLineKey } from '@paw/contract/cartStorage.ts';
import { links } from '@paw/contract/links.ts';
import { useLocation } from '@paw/ui/router.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { Drawer } from '@paw/ui/Drawer.tsx';
import { EmptyState } from '@paw/ui/EmptyState.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { Price } from '@paw/ui/Price.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { CartProvider } from '../start/CartProvider.tsx';
import { itemRemoved, quantityChanged, selectLines, selectUnits } from '../cart/cartSlice.ts';
import { useDraft } from '../draft/draftStore.ts';
import { askedLine } from '../quote/askQuote.ts';
import { FreeDelivery } from '../quote/FreeDelivery.tsx';
import { CheckoutLink } from '../quote/CheckoutLink.tsx';
import { QuoteTrouble } from '../quote/QuoteTrouble.tsx';
import { totalNote, totalWords } from '../quote/totalWords.ts';
import { useQuote } from '../quote/useQuote.ts';
import { useClamping } from '../cart/useClamping.ts';
import { MiniCartLine } from './MiniCartLine.tsx';

export interface MiniCartDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The cart in a drawer: its lines, the total, and links to the cart and to checkout. */
export function MiniCartDrawer(props: MiniCartDrawerProps) {
  return (
    <CartProvider>
      <CartDrawer {...props} />
    </CartProvider>
  );
}

function CartDrawer({ open, onClose }: MiniCartDrawerProps) {
  const lines = useSelector(selectLines);
  const units = useSelector(selectUnits);
  const { coupon } = useDraft();
  const dispatch = useDispatch();
  const list = useRef<HTMLUListElement>(null);
  const empty = useRef<HTMLDivElement>(null);
  const state = useQuote(open ? { lines: lines.map(askedLine), ...(coupon && { coupon }) } : undefined);
  const { quote, isCurrent, problem, askAgain } = state;
  const clamped = useClamping(state);
  // A link in the drawer closes it.
  const { pathname } = useLocation();
  const leave = useEffectEvent(onClose);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) leave();
    shown.current = pathname;
  }, [pathname]);

  const remove = (key: string, place: number) => {
    dispatch(itemRemoved(key));
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('button[data-remove]') ?? [];
      (buttons[Math.min(place, buttons.length - 1)] ?? empty.current)?.focus();
    });
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={`Your cart, ${counted(units, 'item')}`}
      actions={
        lines.length > 0 && (
          <>
            <Total role="status">
              <span>Total</span>
              {quote && isCurrent ? (
                <>
                  <Price cents={quote.totalCents} />
                  <small>{totalNote(units, state, quote)}</small>
                </>
              ) : (
                <span>{totalWords(problem)}</span>
              )}
            </Total>
            <CheckoutLink quote={quote} />
            <ButtonLink to={links.cart()} kind="secondary">
              View cart
            </ButtonLink>
          </>
        )
      }
    >
      {lines.length > 0 ? (
        <Content>
          <PlainList ref={list} aria-label="In your cart">
            {lines.map((line, place) => {
              const key = cartLineKey(line);
              return (
                <MiniCartLine
                  key={key}
                  line={line}
                  quoted={state.lines.get(key)}
                  clamped={clamped.get(key)}
                  onQuantity={(quantity) => dispatch(quantityChanged({ key, quantity }))}
                  onRemove={() => remove(key, place)}
                />
              );
            })}
          </PlainList>
          <QuoteTrouble problem={problem} onRetry={askAgain} />
          <FreeDelivery quote={quote} />
        </Content>
      ) : (
        <div ref={empty} tabIndex={-1}>
          <EmptyState
            scene="empty-basket"
            title="Your cart is empty"
            action={<ButtonLink to={links.home()}>Start shopping</ButtonLink>}
          >
            Anything you add stays here on this device.
          </EmptyState>
        </div>
      )}
    </Drawer>
  );
}

const Content = styled.div`
  display: grid;
  gap: var(--space-24);
`;

const Total = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  justify-content: space-between;
  font-size: var(--text-18);
  font-weight: 600;
  small {
    flex: 1 0 100%;
    color: var(--soft);
    font-size: var(--text-14);
    font-weight: 400;
  }
`;
