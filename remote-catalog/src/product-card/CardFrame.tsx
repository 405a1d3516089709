import type { components } from '@paw/api-client/apiTypes.d.ts';
import { links } from '@paw/contract/links.ts';
import { Card, CardLink } from '@paw/ui/Card.tsx';
import { Picture, type Tint } from '@paw/ui/Picture.tsx';
import { Price } from '@paw/ui/Price.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export type CardProduct = components['schemas']['ProductCard'];

/** The fields of a product that every card shows. */
export type ShownProduct = Pick<
  CardProduct,
  'slug' | 'title' | 'pet' | 'picture' | 'inStock' | 'sizeAndColor' | 'priceMinCents' | 'priceMaxCents' | 'formerPrice'
>;

/** The props of every product card. */
export interface CardProps {
  product: ShownProduct;
  /** One level below the list's heading. */
  heading: 'h2' | 'h3';
  /** The displayed width of the picture, as in `<img sizes>`. */
  sizes: string;
  eager?: boolean;
}

interface Props extends CardProps {
  /** The SKU that the link opens; without one the page chooses. */
  variant?: string;
  above?: ReactNode;
  /** Below the title. */
  children: ReactNode;
  /** Marks and a button over the picture. */
  onPicture?: ReactNode;
}

/** A product in a list. Its title is the link, stretched over the whole card, and comes first in reading order. */
export function CardFrame({ product, heading, sizes, eager, variant, above, children, onPicture }: Props) {
  const { picture, pet, slug, title } = product;
  return (
    <Item>
      {above}
      <Title as={heading}>
        <CardLink to={links.product(slug, variant)}>{title}</CardLink>
      </Title>
      {children}
      <Frame>
        <Picture
          name={picture.name}
          colours={picture.colours}
          alt={picture.alt}
          sizes={sizes}
          eager={eager}
          tint={pet as Tint}
        />
        {product.inStock || <SoldOut>Sold out</SoldOut>}
        {onPicture}
      </Frame>
    </Item>
  );
}

/** The price now, with the former one where every size and color is reduced. */
export function CardCost({ priceMinCents, priceMaxCents, formerPrice }: ShownProduct) {
  return (
    <Cost>
      <Price
        cents={priceMinCents}
        maxCents={priceMaxCents}
        compareAtCents={formerPrice?.minCents}
        compareAtMaxCents={formerPrice?.maxCents}
      />
    </Cost>
  );
}

/* Last in the document, first on screen. */
const Frame = styled.div`
  position: relative;
  order: -1;
  margin-bottom: var(--space-12);
  overflow: hidden;
  border-radius: var(--radius-card);
  img {
    transition: transform 200ms ease-out;
  }
`;

const Item = styled(Card)`
  height: 100%;
  /* Not after a tap: the zoom would slow a phone down while it opens the product. */
  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    &:hover ${Frame} img {
      transform: scale(1.03);
    }
  }
`;

const Title = styled.h3`
  display: -webkit-box;
  margin: 0 0 var(--space-4);
  overflow: hidden;
  font-family: var(--font-text);
  font-size: var(--text-16);
  font-weight: 600;
  line-height: 1.35;
  text-wrap: wrap;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** A label in the picture's corner. */
export const Mark = styled.span`
  position: absolute;
  top: var(--space-8);
  left: var(--space-8);
  padding: 0 var(--space-12);
  border: 1px solid var(--line);
  border-radius: var(--radius-round);
  background: var(--paper);
  font-size: var(--text-14);
  font-weight: 600;
`;

const SoldOut = styled(Mark)`
  color: var(--soft);
`;

const Cost = styled.p`
  margin: 0;
`;
