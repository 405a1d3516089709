import { styled } from 'styled-components';

/** A list without bullets. `role`, because Safari forgets that such a list is one. */
export const PlainList = styled.ul.attrs({ role: 'list' })`
  margin: 0;
  padding: 0;
  list-style: none;
`;
