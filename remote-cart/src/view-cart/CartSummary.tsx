import { Price } from '@paw/shared/ui/Price.tsx';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { selectTotalCents, selectUnits } from '../cart/cartSlice.ts';
import { itemCount } from '../cart/lineName.ts';

/** What it all costs, next to the button that it concerns. */
export function CartSummary({ action }: { action: ReactNode }) {
  const units = useSelector(selectUnits);
  const cents = useSelector(selectTotalCents);
  return (
    <Panel aria-label="Summary">
      <Total>
        <dt>Total for {itemCount(units)}</dt>
        <dd>
          <Price cents={cents} />
        </dd>
      </Total>
      <p>Delivery and tax are settled at checkout.</p>
      <p>
        <strong>Free shipping on $35+</strong> on your first order
      </p>
      {action}
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: var(--space-12);
  padding: var(--space-24);
  border-radius: var(--radius-card);
  background: var(--sand);

  p {
    margin: 0;
  }
`;

const Total = styled.dl`
  display: flex;
  justify-content: space-between;
  gap: var(--space-16);
  margin: 0;
  font-size: var(--text-18);

  dd {
    margin: 0;
    font-weight: 600;
  }
`;
