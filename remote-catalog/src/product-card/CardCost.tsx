import { Price } from '@paw/ui/Price.tsx';
import { styled } from 'styled-components';
import type { ShownProduct } from './CardFrame.tsx';

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

const Cost = styled.p`
  margin: 0;
`;
