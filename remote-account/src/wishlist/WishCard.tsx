import { links } from '@paw/contract/links.ts';
import { Button, ButtonLink } from '@paw/ui/Button.tsx';
import { Card, CardAction, CardLink } from '@paw/ui/Card.tsx';
import { Picture, type Tint } from '@paw/ui/Picture.tsx';
import { Price } from '@paw/ui/Price.tsx';
import { styled } from 'styled-components';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { Component as WishlistButton } from './WishlistButton.tsx';
import type { WishedProduct } from './wishedProducts.ts';

interface Props {
  product: WishedProduct;
  /** The button's label for a product without options. */
  words: 'Move to cart' | 'Add to cart';
  isBusy: boolean;
  onPress: (sku: string) => void;
}

/** A product of a wishlist. One without options can be added to the cart here. */
export function WishCard({ product, words, isBusy, onPress }: Props) {
  const { slug, title, picture, pet, priceMinCents, priceMaxCents, inStock, skuToAdd } = product;
  return (
    <Card>
      <Title>
        <CardLink to={links.product(slug)}>{title}</CardLink>
      </Title>
      <Cost>
        <Price cents={priceMinCents} maxCents={priceMaxCents} />
      </Cost>
      <Way>
        {skuToAdd ? (
          <Button kind="secondary" busy={isBusy} aria-label={`${words}: ${title}`} onClick={() => onPress(skuToAdd)}>
            {words}
          </Button>
        ) : (
          inStock && (
            <ButtonLink kind="secondary" to={links.product(slug)} aria-label={`Choose options: ${title}`}>
              Choose options
            </ButtonLink>
          )
        )}
        {!inStock && <p>Sold out</p>}
      </Way>
      <Frame>
        <Picture
          name={picture.name}
          colours={picture.colours}
          alt={picture.alt}
          sizes="(min-width: 768px) 30vw, 46vw"
          tint={pet as Tint}
        />
        <Heart>
          <WishlistButton slug={slug} title={title} />
        </Heart>
      </Frame>
    </Card>
  );
}

/* Last in the document, first on the screen. */
const Frame = styled.div`
  position: relative;
  order: -1;
  margin-bottom: var(--space-12);
  overflow: hidden;
  border-radius: var(--radius-card);
`;

const Heart = styled(CardAction)`
  position: absolute;
  top: var(--space-4);
  right: var(--space-4);
`;

const Title = styled.h2`
  margin: 0 0 var(--space-4);
  font-family: var(--font-text);
  font-size: var(--text-16);
  font-weight: 600;
  line-height: 1.35;
`;

const Cost = styled.p`
  margin: 0 0 var(--space-12);
`;

const Way = styled(CardAction)`
  margin-top: auto;
  > * {
    width: 100%;
    padding-inline: var(--space-8);
  }
  p {
    margin: 0;
    padding: var(--space-8) 0;
    color: var(--soft);
    font-weight: 600;
  }
  @media (scripting: none) {
    button {
      display: none;
    }
  }
`;

export const WishGrid = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-32) var(--space-16);
  li > * {
    height: 100%;
  }
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-48) var(--space-24);
  }
`;
