import { styled } from 'styled-components';

/** Two fields side by side; below each other on phones. */
export const FieldPair = styled.div`
  display: grid;
  gap: var(--space-16);
  align-items: start;
  @media (min-width: 576px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
