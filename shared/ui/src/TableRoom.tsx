import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** The column headers as plain text, for the label. */
  heads: string;
  className?: string;
  /** The table. */
  children: ReactNode;
}

/** A table that does not fit scrolls horizontally, with the keyboard too. */
export function TableRoom({ heads, className, children }: Props) {
  return (
    <Room className={className} aria-label={`Table: ${heads}`} tabIndex={0}>
      {children}
    </Room>
  );
}

const Room = styled.section`
  overflow-x: auto;
  /* A shadow at each edge with hidden content. Paper that scrolls with the table covers it at the ends. */
  background:
    linear-gradient(to right, var(--paper) 50%, transparent) 0 / var(--space-48) 100% no-repeat local,
    linear-gradient(to left, var(--paper) 50%, transparent) 100% / var(--space-48) 100% no-repeat local,
    linear-gradient(to right, var(--line), transparent) 0 / var(--space-16) 100% no-repeat,
    linear-gradient(to left, var(--line), transparent) 100% / var(--space-16) 100% no-repeat;
`;
