import type { components } from '@paw/shared/contract/apiTypes.d.ts';
import { links } from '@paw/shared/contract/links.ts';
import { Card, CardLink } from '@paw/shared/ui/Card.tsx';
import { Picture, type Tint } from '@paw/shared/ui/Picture.tsx';
import { Price } from '@paw/shared/ui/Price.tsx';
import { styled } from 'styled-components';
import { ColourDots } from './ColourDots.tsx';

export type CardProduct = components['schemas']['ProductCard'];

interface Props {
  product: CardProduct;
  /** One below the heading that stands over the list. */
  heading: 'h2' | 'h3';
  /** `featured` shows the specified text, '3 Colors - 4 Sizes'; a list shows brand and colors. */
  kind: 'featured' | 'listed';
  /** How wide the picture is shown, as in `<img sizes>`. */
  sizes: string;
  eager?: boolean;
}

/** A product in a list. Its title is the link, stretched over the whole card. */
export function ProductCard({ product, heading, kind, sizes, eager }: Props) {
  const { picture, pet } = product;
  return (
    <Item>
      <Frame>
        <Picture
          name={picture.name}
          colours={picture.colour ? [picture.colour] : undefined}
          alt=""
          sizes={sizes}
          eager={eager}
          tint={pet as Tint}
        />
        {!product.inStock && <SoldOut>Sold out</SoldOut>}
      </Frame>
      {kind === 'listed' && <Brand>{product.brand}</Brand>}
      <Title as={heading}>
        <CardLink to={links.product(product.slug)}>{product.title}</CardLink>
      </Title>
      {kind === 'featured' && <Choice>{product.sizeAndColor}</Choice>}
      <Cost>
        <Price cents={product.priceMinCents} maxCents={product.priceMaxCents} />
      </Cost>
      {kind === 'listed' && <ColourDots colours={product.colours} />}
    </Item>
  );
}

const Frame = styled.div`
  position: relative;
  margin-bottom: var(--space-12);
  overflow: hidden;
  border-radius: var(--radius-card);
  img {
    transition: transform 200ms ease-out;
  }
`;

const Item = styled(Card)`
  height: 100%;
  &:hover ${Frame} img {
    transform: scale(1.03);
  }
  @media (prefers-reduced-motion: reduce) {
    &:hover ${Frame} img {
      transform: none;
    }
  }
`;

const SoldOut = styled.span`
  position: absolute;
  left: var(--space-8);
  bottom: var(--space-8);
  padding: var(--space-4) var(--space-12);
  border: 1px solid var(--line);
  border-radius: var(--radius-round);
  background: var(--paper);
  font-size: var(--text-14);
  font-weight: 600;
`;

const Brand = styled.p`
  margin: 0;
  color: var(--soft);
  font-size: var(--text-14);
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

const Choice = styled.p`
  margin: 0 0 var(--space-4);
  color: var(--soft);
  font-size: var(--text-14);
`;

const Cost = styled.p`
  margin: 0;
`;
