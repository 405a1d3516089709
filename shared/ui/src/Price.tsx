import { styled } from 'styled-components';
import { formatPrice } from '@paw/rules/formatPrice.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  cents: number;
  maxCents?: number;
  /** The former price, struck through; shown only when it is higher. */
  compareAtCents?: number | null;
  /** The highest former price of a range that is reduced as a whole. */
  compareAtMaxCents?: number;
}

export function Price({ cents, maxCents, compareAtCents, compareAtMaxCents }: Props) {
  const now = formatPrice(cents, maxCents);
  if (!compareAtCents || compareAtCents <= cents) return <Money>{now}</Money>;
  return (
    <Money>
      <VisuallyHidden>Now </VisuallyHidden>
      <Reduced>{now}</Reduced>
      <VisuallyHidden>, was</VisuallyHidden> <Former>{formatPrice(compareAtCents, compareAtMaxCents)}</Former>
    </Money>
  );
}

const Money = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Reduced = styled.span`
  color: var(--sale);
`;

const Former = styled.s`
  display: inline-block;
  color: var(--soft);
  font-size: 0.8em;
  font-weight: 400;
`;
