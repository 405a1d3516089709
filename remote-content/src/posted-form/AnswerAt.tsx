import { styled } from 'styled-components';

/**
 * The answer to a form that was posted without JavaScript: the api redirects back with the answer's id as the fragment,
 * and only that answer is shown.
 */
export const AnswerAt = styled.div`
  display: none;
  &:target {
    display: block;
  }
`;
