import { PlainList } from '@paw/ui/PlainList.tsx';
import { styled } from 'styled-components';

/** Cards of what a member keeps: below each other on phones, else two beside each other. */
export const CardList = styled(PlainList)`
  display: grid;
  gap: var(--space-16);
  margin-bottom: var(--space-24);
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
