import { links } from '@paw/contract/links.ts';
import { rules } from '@paw/rules/rules.ts';
import { cartFullWords } from '@paw/ui/cartFullWords.ts';
import { Notice } from '@paw/ui/Notice.tsx';
import { QuantityStepper } from '@paw/ui/QuantityStepper.tsx';
import { TextLink } from '@paw/ui/TextLink.tsx';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { StockLine } from '../../variant/StockLine.tsx';
import { AddButton } from './AddButton.tsx';
import type { Purchase } from './usePurchase.ts';

interface Props {
  purchase: Purchase;
  /** The row with the button: while it is visible, the bar on phones is hidden. */
  row: RefObject<HTMLDivElement | null>;
}

/** Stock, quantity and the button, and below them the cart's answer. */
export function AddToCart({ purchase, row }: Props) {
  const { variant, quantity, setQuantity, most, said } = purchase;
  return (
    <Frame>
      <StockLine stock={variant.stock} />
      <Row ref={row}>
        {most > 0 && <QuantityStepper label="Quantity" quantity={quantity} max={most} onChange={setQuantity} />}
        <AddButton purchase={purchase} />
      </Row>
      <Limit role="status">{quantityWords(purchase)}</Limit>
      <Said role="status">{said && <Answer key={said.press} answer={said.answer} />}</Said>
    </Frame>
  );
}

/** Why no more can be taken, once the quantity is at its limit; undefined below it. */
function quantityWords({ variant, quantity, most, inCart }: Purchase): string | undefined {
  const { mostUnits } = rules.quantity;
  if (variant.stock <= 0 || (most > 0 && quantity < most)) return undefined;
  const all = variant.stock <= mostUnits ? `the ${variant.stock} we have left` : `${mostUnits}, the limit per order`;
  if (most <= 0) return variant.stock === 1 ? 'The last one is already in your cart.' : `Your cart already has ${all}.`;
  if (inCart) return `With the ${inCart} in your cart, that’s ${all}.`;
  // "Only 1 left" is already shown.
  return quantity > 1 ? `That’s ${all}.` : undefined;
}

function Answer({ answer }: Pick<NonNullable<Purchase['said']>, 'answer'>) {
  if (answer === 'waiting') {
    return <Notice kind="info">Your cart is still loading. We’ll add this in a moment.</Notice>;
  }
  if (answer === 'lost') {
    return (
      <Notice kind="warn">
        We couldn’t add this. Your browser is blocking storage for this site, or it’s full. Allow storage or free up
        space, then try again.
      </Notice>
    );
  }
  if (answer === 'cart full') {
    return (
      <Notice kind="warn">
        Not added. {cartFullWords} <ToCart to={links.cart()}>View cart</ToCart>
      </Notice>
    );
  }
  return (
    <Notice kind="ok">
      Added to your cart <ToCart to={links.cart()}>View cart</ToCart>
    </Notice>
  );
}

const Frame = styled.div`
  margin-bottom: var(--space-24);
  @media (scripting: none) {
    > :not(p:first-child) {
      display: none;
    }
  }
`;

const Row = styled.div`
  display: flex;
  gap: var(--space-12);
  margin-top: var(--space-8);
  > button {
    flex: 1;
  }
`;

const Limit = styled.p`
  margin: var(--space-8) 0 0;
  color: var(--soft);
  &:empty {
    margin: 0;
  }
`;

const Said = styled.div`
  &:not(:empty) {
    margin-top: var(--space-12);
  }
`;

const ToCart = styled(TextLink)`
  margin: calc(-1 * var(--space-12)) 0 calc(-1 * var(--space-12)) var(--space-12);
`;
