import { inDollars, promises } from '@paw/rules/promises.ts';
import { rules } from '@paw/rules/rules.ts';
import { formatPrice } from '@paw/rules/formatPrice.ts';
import { Truck } from 'lucide-react';
import { styled } from 'styled-components';
import type { Quote } from './askQuote.ts';

/** Progress toward free delivery. SPEC 9 fixes 'Free shipping on $35+'; its conditions follow it. */
export function FreeDelivery({ quote }: { quote?: Quote | undefined }) {
  const { thresholdCents, missingCents } = quote?.freeDelivery ?? {};
  // A code has already made it free: nothing is missing.
  const isFreeByCode = quote?.delivery.standard.cents === 0 && (missingCents ?? 0) > 0;
  const later = inDollars(rules.delivery.freeLaterOrdersCents);
  return (
    <Frame>
      <Truck size={22} strokeWidth={1.75} aria-hidden />
      <div>
        {quote && thresholdCents !== undefined && missingCents !== undefined && !isFreeByCode && (
          <>
            <p>{progressWords(quote, missingCents)}</p>
            <progress
              max={thresholdCents}
              value={Math.max(0, thresholdCents - missingCents)}
              aria-label="Progress toward free delivery"
            />
          </>
        )}
        <Promise>
          <strong>{promises.freeShipping}</strong> on your first order, then on orders of {later}+
        </Promise>
      </div>
    </Frame>
  );
}

/**
 * A first order's free delivery includes the oversize fee, a later one's does not. While the buyer is unknown, the
 * total is that of a later order, and the text states what a first one saves.
 */
function progressWords(
  { freeDelivery, delivery: { standard }, coupon, merchandiseCents }: Quote,
  missingCents: number,
) {
  const { firstOrder, thresholdCents } = freeDelivery;
  const fee = standard.surchargeCents > 0;
  if (missingCents > 0) {
    // The discount is worth less than the free delivery that it forfeits.
    const forfeitCents = standard.cents + (firstOrder === false ? 0 : standard.surchargeCents);
    const isDear = merchandiseCents >= thresholdCents && (coupon?.discountCents ?? 0) < forfeitCents;
    return (
      <>
        Add <strong>{formatPrice(missingCents)}</strong> for free delivery
        {firstOrder !== false && ' on your first order'}
        {coupon?.ok && isDear && `. Without code ${coupon.code}, you’d already qualify.`}
      </>
    );
  }
  if (firstOrder === null && (standard.cents > 0 || fee)) {
    if (standard.cents === 0) return 'Standard delivery is free. On your first order, so is the oversize fee.';
    const free = fee ? 'Standard delivery is free, and so is the oversize fee.' : 'Standard delivery is free.';
    return `First order? ${free} We’ll take it off when you enter your email at checkout.`;
  }
  if (firstOrder) return 'You’ve unlocked free delivery on your first order';
  return fee ? 'Standard delivery is free. The oversize fee still applies.' : 'Standard delivery is free';
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
