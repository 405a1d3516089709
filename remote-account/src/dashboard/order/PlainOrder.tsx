import { longDate } from '@paw/rules/longDate.ts';
import { links } from '@paw/contract/links.ts';
import { Link } from '@paw/ui/router.ts';
import { Notice } from '@paw/ui/Notice.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { Price } from '@paw/ui/Price.tsx';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { stateWords } from '../orders/memberOrders.ts';
import type { MemberOrder } from './OrderFrame.tsx';

/** In ms: the cart team's view usually loads in a moment, so it is not reported missing before that. */
const PATIENCE = 3_000;

/** An order from the account's data, shown while the cart team's view of it is not available. */
export function PlainOrder({ order }: { order: MemberOrder['order'] }) {
  const { placedAt, lines, totalCents } = order;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section aria-label="Your order">
      <div role="status">
        {isLate && (
          <Notice kind="info">
            Tracking, cancellation and the invoice are temporarily unavailable. Your order isn’t affected.
          </Notice>
        )}
      </div>
      <h2>{stateWords(order)}</h2>
      <p>Placed on {longDate(placedAt)}</p>
      <PlainList aria-label="Items in this order">
        {lines.map(({ sku, slug, title, size, color, quantity, lineCents }) => (
          <Line key={sku}>
            <span>
              {quantity} × <Link to={links.product(slug, sku)}>{title}</Link>{' '}
              {[size, color.name].filter(Boolean).join(', ')}
            </span>
            <Price cents={lineCents} />
          </Line>
        ))}
      </PlainList>
      <Total>
        <span>Total, including delivery and tax</span>
        <Price cents={totalCents} />
      </Total>
    </section>
  );
}

const Line = styled.li`
  display: flex;
  justify-content: space-between;
  gap: var(--space-16);
  padding: var(--space-12) 0;
  border-bottom: 1px solid var(--line);
`;

const Total = styled(Line).attrs({ as: 'p' })`
  border: 0;
  font-weight: 600;
`;
