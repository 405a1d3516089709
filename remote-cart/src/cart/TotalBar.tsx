import { Price } from '@paw/ui/Price.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { totalWords, unitWords } from '../quote/totalWords.ts';
import type { QuoteState } from '../quote/useQuote.ts';

interface Props {
  units: number;
  state: QuoteState;
  /** The link or button at the end; nothing when no action is possible. */
  action: ReactNode;
}

/** The total at the bottom of narrow windows, where the summary scrolls out of view. */
export function TotalBar({ units, state, action }: Props) {
  const { quote, isCurrent, problem } = state;
  return (
    <Bar role="group" aria-label="Total">
      <span>
        <small>{unitWords(units, state)}</small>
        {quote && isCurrent ? <Price cents={quote.totalCents} /> : <span>{totalWords(problem)}</span>}
      </span>
      {action}
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4) var(--space-16);
  margin: var(--space-24) calc(-1 * var(--gutter)) 0;
  /* No higher than the page's scroll padding, so it never covers the element with the focus: with large text, it takes two rows and scrolls. */
  padding: var(--space-4) var(--gutter);
  padding-bottom: max(var(--space-4), env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--paper);
  small {
    display: block;
    color: var(--soft);
    font-size: var(--text-14);
    line-height: 1.2;
  }
  @media (width < 20em) {
    position: static;
  }
  @media (min-width: 992px) {
    display: none;
  }
  @media print {
    display: none;
  }
`;
