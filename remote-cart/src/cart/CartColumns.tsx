import { styled } from 'styled-components';
import type { ReactNode } from 'react';

/** Lines and summary side by side; below each other on phones. */
export const CartColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-32);
  align-items: start;

  @media (min-width: 992px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: var(--space-48);
  }
`;

/** The sums and related controls. In wide windows the panel is sticky. */
export function SummaryPanel({ children }: { children: ReactNode }) {
  return (
    <Panel id="summary" aria-label="Summary">
      {children}
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: var(--space-16);
  padding: var(--space-24);
  border-radius: var(--radius-card);
  background: var(--sand);
  p {
    margin: 0;
  }
  @media (min-width: 992px) {
    position: sticky;
    top: var(--space-24);
    max-height: calc(100dvh - var(--space-48));
    overflow-y: auto;
  }
`;
