import { requestAdd } from '@paw/shared/contract/cartEvents.ts';
import type { CartLine } from '@paw/shared/contract/cartStorage.ts';
import { links } from '@paw/shared/contract/links.ts';
import { Button } from '@paw/shared/ui/Button.tsx';
import { Notice } from '@paw/shared/ui/Notice.tsx';
import { QuantityStepper } from '@paw/shared/ui/QuantityStepper.tsx';
import { TextLink } from '@paw/shared/ui/TextLink.tsx';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type ProductDetail, stockWords, type Variant } from './variants.ts';

/** The most of one variant in a cart line. */
const MAX_QUANTITY = 10;

interface Said {
  answer: ReturnType<typeof requestAdd>;
  sku: string;
  /** Counts presses, so that the same answer is announced again. */
  press: number;
}

/** Stock, quantity and the button. What the button says afterwards is what the cart answered. */
export function AddToCart({ product, variant }: { product: ProductDetail; variant: Variant }) {
  const [wanted, setWanted] = useState(1);
  const [said, setSaid] = useState<Said>();
  const max = Math.min(MAX_QUANTITY, variant.stock);
  const quantity = Math.max(1, Math.min(wanted, max));
  const addToCart = () => {
    const answer = requestAdd(cartLine(product, variant, quantity));
    setSaid((last) => ({ answer, sku: variant.sku, press: (last?.press ?? 0) + 1 }));
  };
  return (
    <Frame>
      <Stock $low={variant.stock <= 5}>{stockWords(variant.stock)}</Stock>
      <Row>
        {max > 0 && <QuantityStepper label="Quantity" quantity={quantity} max={max} onChange={setWanted} />}
        <Button disabled={max <= 0} onClick={addToCart}>
          {max > 0 ? 'Add to cart' : 'Sold out'}
        </Button>
      </Row>
      <div role="status">{said?.sku === variant.sku && <Answer key={said.press} answer={said.answer} />}</div>
    </Frame>
  );
}

function Answer({ answer }: { answer: Said['answer'] }) {
  if (answer === 'waiting') {
    return <Notice kind="info">Your cart is not ready yet. This will be added as soon as it is.</Notice>;
  }
  if (answer === 'lost') {
    return (
      <Notice kind="warn">
        Could not be added. Your browser keeps no data for this shop: allow it, or make room, and try again.
      </Notice>
    );
  }
  return (
    <Notice kind="ok">
      Added to your cart <ToCart to={links.cart()}>View cart</ToCart>
    </Notice>
  );
}

function cartLine(product: ProductDetail, variant: Variant, quantity: number): CartLine {
  const colour = variant.colour.hex ?? product.picture.colour;
  return {
    title: product.title,
    size: variant.size,
    color: { name: variant.colour.name },
    quantity,
    priceCents: variant.priceCents,
    variantId: variant.sku,
    slug: product.slug,
    picture: { name: product.picture.name, colour: colour?.replace('#', '') ?? null },
  };
}

const Frame = styled.div`
  margin-bottom: var(--space-24);
  @media (scripting: none) {
    > :not(p) {
      display: none;
    }
  }
`;

const Stock = styled.p<{ $low: boolean }>`
  margin: 0 0 var(--space-8);
  color: ${({ $low }) => ($low ? 'var(--sale)' : 'var(--ok)')};
  font-weight: 600;
`;

const Row = styled.div`
  display: flex;
  gap: var(--space-12);
  margin-bottom: var(--space-12);
  button:last-child:not([aria-label]) {
    flex: 1;
  }
`;

const ToCart = styled(TextLink)`
  margin: calc(-1 * var(--space-12)) 0 calc(-1 * var(--space-12)) var(--space-12);
`;
