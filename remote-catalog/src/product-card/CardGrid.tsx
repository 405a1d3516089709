import { PlainList } from '@paw/ui/PlainList.tsx';
import { styled } from 'styled-components';

/** Two columns on phones, three on tablets, four on desktops. */
export const CardGrid = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-32) var(--space-16);
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-48) var(--space-24);
  }
  @media (min-width: 1200px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
