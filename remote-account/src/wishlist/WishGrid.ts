import { PlainList } from '@paw/ui/PlainList.tsx';
import { styled } from 'styled-components';

/** What came of a press on a card, above all of them. */
export const Said = styled.div`
  &:not(:empty) {
    margin-bottom: var(--space-16);
  }
`;

export const WishGrid = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-32) var(--space-16);
  li > * {
    height: 100%;
  }
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-48) var(--space-24);
  }
`;
