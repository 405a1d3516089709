import { promises } from '@paw/shared/contract/promises.ts';
import { rules } from '@paw/shared/contract/rules.ts';
import { formatPrice } from '@paw/shared/ui/formatPrice.ts';
import { Truck } from 'lucide-react';
import { styled } from 'styled-components';
import type { Quote } from './quoteTypes.ts';

/** How far it is to free delivery. SPEC 9: 'Free shipping on $35+' stands as it is, with whom it is for beside it. */
export function FreeDelivery({ quote }: { quote?: Quote | undefined }) {
  const { thresholdCents, missingCents, firstOrder } = quote?.freeDelivery ?? {};
  // A code made it free already: there is no way to go.
  const isFreeByCode = quote?.delivery.standard.isFree === true && (missingCents ?? 0) > 0;
  const later = formatPrice(rules.delivery.freeLaterOrdersCents).replace(/\.00$/, '');
  return (
    <Frame>
      <Truck size={22} strokeWidth={1.75} aria-hidden />
      <div>
        {thresholdCents !== undefined && missingCents !== undefined && !isFreeByCode && (
          <>
            <p>{progressWords(missingCents, firstOrder)}</p>
            <progress
              max={thresholdCents}
              value={Math.max(0, thresholdCents - missingCents)}
              aria-label="On the way to free delivery"
            />
          </>
        )}
        <Promise>
          <strong>{promises.freeShipping}</strong> on your first order, from {later} on later ones
        </Promise>
      </div>
    </Frame>
  );
}

function progressWords(missingCents: number, firstOrder: boolean | null | undefined) {
  const on = firstOrder === false ? '' : ' on your first order';
  if (missingCents <= 0) {
    return firstOrder === null ? `Enough for free delivery${on}` : `Standard delivery is free${on}`;
  }
  return (
    <>
      <strong>{formatPrice(missingCents)}</strong> to free delivery{on}
    </>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-12);
  > svg {
    margin-top: 2px;
    color: var(--pine);
  }
  p {
    margin: 0;
  }
  progress {
    display: block;
    width: 100%;
    height: var(--space-8);
    margin: var(--space-8) 0;
    appearance: none;
    border: 1px solid var(--field);
    border-radius: var(--radius-round);
    background: var(--paper);
    overflow: hidden;
    accent-color: var(--pine);
  }
  progress::-webkit-progress-bar {
    background: var(--paper);
  }
  progress::-webkit-progress-value {
    background: var(--pine);
  }
  progress::-moz-progress-bar {
    background: var(--pine);
  }
`;

const Promise = styled.p`
  color: var(--soft);
  font-size: var(--text-14);
  strong {
    color: var(--ink);
  }
`;
