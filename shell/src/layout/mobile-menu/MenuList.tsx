import { styled } from 'styled-components';

/** A level's entries, one below the other. */
export const MenuList = styled.ul`
  margin: 0;
  padding: 0;
  list-style-type: '';
  li + li {
    border-top: 1px solid var(--line);
  }
`;
