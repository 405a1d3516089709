import { styled } from 'styled-components';

export const Good = styled.p`
  margin: var(--space-8) 0 0;
  color: var(--ok);
  font-weight: 600;
`;

export const Bad = styled.p`
  margin: var(--space-8) 0 0;
  color: var(--sale);
  font-weight: 600;
`;

/** Without JavaScript a form posts, and the api leads back to the answer by its name: the fragment of the address. */
export const AnswerAt = styled.div`
  display: none;
  &:target {
    display: block;
  }
`;
