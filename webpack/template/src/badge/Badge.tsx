import type { SlotProps } from '@paw/contract/slots.ts';
import { styled } from 'styled-components';

declare module '@paw/contract/slots.ts' {
  interface SlotProps {
    /** A member's badge, with the name of their pet. */
    'new-club/Badge': { pet: string };
  }
}

export function Component({ pet }: SlotProps['new-club/Badge']) {
  return <Frame>{pet} is a member</Frame>;
}

const Frame = styled.p`
  width: fit-content;
  margin: 0;
  padding: var(--space-8) var(--space-16);
  background: var(--sand);
  border-radius: var(--radius-card);
`;
