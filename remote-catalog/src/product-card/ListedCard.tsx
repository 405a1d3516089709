import { CardAction } from '@paw/ui/Card.tsx';
import { formatPrice } from '@paw/rules/formatPrice.ts';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { CardCost, CardFrame, type CardProduct, type CardProps, Mark } from './CardFrame.tsx';
import { CardRating } from './CardRating.tsx';
import { ColourDots } from './ColourDots.tsx';
import { WishlistPlace } from './WishlistPlace.tsx';

interface Props extends CardProps {
  product: CardProduct;
  /** A button on the picture: quick add. It shows on hover and focus, and always on touch screens. */
  action?: ReactNode;
}

/** A product in a list, with the facts to compare: brand, rating, price, former price, colors. */
export function ListedCard({ action, ...card }: Props) {
  const { slug, title, brand, rating, colours, picture, inStock } = card.product;
  const [chosen, choose] = useState<string>();
  const [pointed, point] = useState<string>();
  const shown = colours.find(({ name }) => name === (pointed ?? chosen));
  const product = shown
    ? { ...card.product, picture: { ...picture, colours: shown.hexes.map((hex) => hex.slice(1)) } }
    : card.product;
  return (
    <Frame>
      <CardFrame
        {...card}
        product={product}
        variant={shown?.sku}
        above={<Brand>{brand}</Brand>}
        onPicture={
          <>
            {inStock && <SaleMark {...card.product} />}
            {action && <Action>{action}</Action>}
            <Wish>
              <WishlistPlace slug={slug} title={title} />
            </Wish>
          </>
        }
      >
        {rating && <CardRating {...rating} />}
        <CardCost {...card.product} />
        <ColourDots colours={colours} shown={chosen} onPoint={point} onChoose={choose} />
      </CardFrame>
    </Frame>
  );
}

/** "Sale" only when every size and color is reduced; else the lowest reduced price. */
function SaleMark({ formerPrice, saleFromCents }: CardProduct) {
  if (formerPrice) return <Sale>Sale</Sale>;
  return saleFromCents ? <Sale>Sale from {formatPrice(saleFromCents)}</Sale> : null;
}

const Brand = styled.p`
  margin: 0;
  color: var(--soft);
  font-size: var(--text-14);
`;

const Sale = styled(Mark)`
  color: var(--sale);
`;

const Wish = styled(CardAction)`
  position: absolute;
  top: var(--space-4);
  right: var(--space-4);
`;

const Action = styled(CardAction)`
  position: absolute;
  right: var(--space-8);
  bottom: var(--space-8);
  left: var(--space-8);
  display: flex;
  justify-content: flex-end;
  @media (hover: hover) {
    opacity: 0;
    transition: opacity 120ms ease-out;
    &:has([data-said]) {
      opacity: 1;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Frame = styled.div`
  height: 100%;
  &:hover,
  &:focus-within {
    ${Action} {
      opacity: 1;
    }
  }
`;
