import { styled } from 'styled-components';

/** A table in a policy: a line below each row, and a quiet head. */
export const PolicyTable = styled.table`
  width: 100%;
  margin-bottom: var(--space-24);
  border-collapse: collapse;
  line-height: 1.4;
  th,
  td {
    padding: var(--space-12) var(--space-16) var(--space-12) 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
  }
  th:last-child,
  td:last-child {
    padding-right: 0;
  }
  thead th {
    color: var(--soft);
    font-size: var(--text-14);
    font-weight: 400;
  }
`;
