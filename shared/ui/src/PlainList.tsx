import { styled } from 'styled-components';

/** A list without bullets. An empty text for one, not `none`: with that Safari forgets that it is a list. */
export const PlainList = styled.ul`
  margin: 0;
  padding: 0;
  list-style-type: '';
`;
