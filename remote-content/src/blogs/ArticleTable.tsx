import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { TableRoom } from '@paw/ui/TableRoom.tsx';

interface Props {
  /** The column headers as plain text, for the table's label. */
  heads: string;
  /** Rows of cells. The first row has the column headers; the first cell of each other row is its header. */
  rows: readonly (readonly ReactNode[])[];
}

export function ArticleTable({ heads, rows: [top = [], ...rows] }: Props) {
  return (
    <Room heads={heads}>
      <Table>
        <thead>
          <tr>
            {top.map((cell, at) => (
              <th key={at} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], place) => (
            <tr key={place}>
              <th scope="row">{first}</th>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Room>
  );
}

const Room = styled(TableRoom)`
  margin: var(--space-24) 0;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-16);
  th,
  td {
    min-width: 6em;
    padding: var(--space-12) var(--space-16) var(--space-12) 0;
    border-bottom: 1px solid var(--line);
    line-height: 1.4;
    text-align: left;
    vertical-align: top;
  }
  thead th {
    color: var(--soft);
    font-size: var(--text-14);
    font-weight: 400;
  }
  tbody th {
    font-weight: 600;
  }
`;
