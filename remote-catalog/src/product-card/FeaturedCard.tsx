import { Price } from '@paw/shared/ui/Price.tsx';
import { styled } from 'styled-components';
import { CardFrame, type CardProps, Cost } from './CardFrame.tsx';

/** A featured product with the specified texts: '3 Colors - 4 Sizes' and '$16.33 - $18.96'. */
export function FeaturedCard(props: CardProps) {
  const { sizeAndColor, priceMinCents, priceMaxCents } = props.product;
  return (
    <CardFrame {...props}>
      <Choice>{sizeAndColor}</Choice>
      <Cost>
        <Price cents={priceMinCents} maxCents={priceMaxCents} />
      </Cost>
    </CardFrame>
  );
}

const Choice = styled.p`
  margin: 0 0 var(--space-4);
  color: var(--soft);
  font-size: var(--text-14);
`;
