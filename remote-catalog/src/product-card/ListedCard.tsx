import { CardAction } from '@paw/shared/ui/Card.tsx';
import { Price } from '@paw/shared/ui/Price.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CardFrame, type CardProps, Cost, Mark } from './CardFrame.tsx';
import { CardRating } from './CardRating.tsx';
import { ColourDots } from './ColourDots.tsx';
import { WishlistPlace } from './WishlistPlace.tsx';

interface Props extends CardProps {
  /** A button of its own on the picture: quick add. It shows on hover and focus, and always where there is no hover. */
  action?: ReactNode;
}

/** A product among its like, with what one compares: brand, rating, price and the former one, colors. */
export function ListedCard({ action, ...card }: Props) {
  const { slug, title, brand, rating, priceMinCents, priceMaxCents, compareAtCents, colours, inStock } = card.product;
  const isReduced = compareAtCents !== null;
  // Beside a range a former price says something only when it was above all of it.
  const before = isReduced && compareAtCents > priceMaxCents ? compareAtCents : null;
  return (
    <Frame>
      <CardFrame
        {...card}
        above={<Brand>{brand}</Brand>}
        onPicture={
          <>
            {isReduced && inStock && <Sale>Sale</Sale>}
            {action && <Action>{action}</Action>}
            <Wish>
              <WishlistPlace slug={slug} title={title} />
            </Wish>
          </>
        }
      >
        {rating && <CardRating {...rating} />}
        <Cost>
          <Price cents={priceMinCents} maxCents={priceMaxCents} compareAtCents={before} />
        </Cost>
        <ColourDots colours={colours} />
      </CardFrame>
    </Frame>
  );
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
