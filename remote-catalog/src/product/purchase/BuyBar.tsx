import { links } from '@paw/contract/links.ts';
import { Link } from '@paw/ui/router.ts';
import { Price } from '@paw/ui/Price.tsx';
import { type RefObject, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { variantName } from '../../variant/variants.ts';
import { AddButton } from './AddButton.tsx';
import type { Purchase } from './usePurchase.ts';

interface Props {
  purchase: Purchase;
  /** The row with the page's own add button. */
  row: RefObject<HTMLDivElement | null>;
}

/**
 * On phones, price and button at the lower edge while the page's own button is out of view. It is sticky within the page,
 * which reserves space for it at the end, so that it never covers the footer.
 */
export function BuyBar({ purchase, row }: Props) {
  const { variant, said } = purchase;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!row.current) return;
    const observer = new IntersectionObserver((entries) => setShown(!entries.at(-1)?.isIntersecting));
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [row]);
  return (
    <Frame inert={!isShown} data-shown={isShown || undefined}>
      <Facts>
        <Price cents={variant.priceCents} compareAtCents={variant.compareAtCents} />
        {said?.answer === 'added' ? (
          <Link to={links.cart()}>Added. View cart</Link>
        ) : (
          <span>{said ? words[said.answer] : variantName(variant)}</span>
        )}
      </Facts>
      <AddButton purchase={purchase} />
    </Frame>
  );
}

/** Short forms of the page's own messages. */
const words = { waiting: 'Waiting for your cart', 'cart full': 'Your cart is full', lost: 'Couldn’t be added' };

/* At most as high as the page's scroll padding, so that it does not cover the focus. */
const Frame = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: var(--space-16);
  margin: var(--space-32) calc(-1 * var(--gutter)) calc(-1 * var(--space-32));
  padding: var(--space-8) var(--gutter);
  padding-bottom: max(var(--space-8), env(safe-area-inset-bottom));
  background: var(--paper);
  border-top: 1px solid var(--line);
  box-shadow: var(--shadow);
  visibility: hidden;
  opacity: 0;
  transition:
    opacity 200ms ease-out,
    visibility 200ms;
  &[data-shown] {
    visibility: visible;
    opacity: 1;
  }
  > button {
    flex: none;
  }
  @media (min-width: 768px), (height < 480px) {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const Facts = styled.p`
  display: grid;
  flex: 1;
  min-width: 0;
  margin: 0;
  line-height: 1.25;
  > :last-child {
    overflow: hidden;
    color: var(--soft);
    font-size: var(--text-14);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > a:last-child {
    color: var(--pine);
    font-weight: 600;
  }
`;
