import { styled } from 'styled-components';

/** Around a slot: the distance that a page's own sections have. */
export const SlotRoom = styled.div`
  margin-top: var(--space-48);
  @media (min-width: 768px) {
    margin-top: var(--space-64);
  }
`;
