import { styled } from 'styled-components';
import { CardCost, CardFrame, type CardProps } from './CardFrame.tsx';

/** A featured product with the specified texts: '3 Colors - 4 Sizes' and '$16.33 - $18.96'. */
export function FeaturedCard(props: CardProps) {
  return (
    <CardFrame {...props}>
      <Choice>{props.product.sizeAndColor}</Choice>
      <CardCost {...props.product} />
    </CardFrame>
  );
}

const Choice = styled.p`
  margin: 0 0 var(--space-4);
  color: var(--soft);
  font-size: var(--text-14);
`;
