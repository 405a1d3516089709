import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';

/** An entry of the header's second row. */
export const MenuName = styled(NavLink)`
  display: flex;
  align-items: center;
  height: var(--space-48);
  padding: 0 var(--space-12);
  color: var(--ink);
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  &:hover,
  &[aria-current='page'] {
    color: var(--pine);
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.5em;
  }
`;
