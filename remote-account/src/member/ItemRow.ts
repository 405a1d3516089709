import { styled } from 'styled-components';

/** An item in a list of one line each, with its link or button at the end. */
export const ItemRow = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);
  padding: var(--space-8) 0;
  border-bottom: 1px solid var(--line);
  > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > :last-child {
    flex: none;
  }
`;
