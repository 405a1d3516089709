import { styled } from 'styled-components';

/** A list without bullets: an empty string, because `none` makes Safari drop the list semantics. */
export const PlainList = styled.ul`
  margin: 0;
  padding: 0;
  list-style-type: '';
`;
