import { styled } from 'styled-components';

/** Lines beside their summary; below each other on phones. */
export const CartColumns = styled.div`
  display: grid;
  gap: var(--space-32);
  align-items: start;

  @media (min-width: 992px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: var(--space-48);
  }
`;
