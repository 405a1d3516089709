import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A drawing of the shop: never a meaning of its own, the words beside it say all. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <Paper viewBox="0 0 200 144" aria-hidden focusable="false">
      {children}
    </Paper>
  );
}

const Paper = styled.svg`
  width: 12.5em;
  max-width: 80%;
  height: auto;
  forced-color-adjust: none;
  print-color-adjust: exact;
`;
