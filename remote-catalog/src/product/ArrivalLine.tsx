import { arrivalDays } from '@paw/rules/arrivalDays.ts';
import { Truck } from 'lucide-react';
import { styled } from 'styled-components';
import type { ProductDetail } from '../variant/variants.ts';

/** When an order placed now arrives. Shoppers decide by it, so it is next to the button. */
export function ArrivalLine({ arrives: { standard, express } }: Pick<ProductDetail, 'arrives'>) {
  return (
    <Line>
      <Truck size={22} strokeWidth={1.75} aria-hidden />
      <span>
        Arrives <Days>{arrivalDays(standard)}</Days>
        <small>
          Express: <span>{arrivalDays(express)}</span>
        </small>
      </span>
    </Line>
  );
}

const Line = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-12);
  margin: 0 0 var(--space-24);
  svg {
    margin-top: 2px;
    color: var(--pine);
  }
  small {
    display: block;
    color: var(--soft);
    font-size: var(--text-14);
  }
`;

const Days = styled.strong`
  display: inline-block;
`;
