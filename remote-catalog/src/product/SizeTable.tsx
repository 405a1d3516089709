import { styled } from 'styled-components';
import type { ProductDetail } from '../variant/variants.ts';

export type SizeGuide = NonNullable<ProductDetail['sizeGuide']>;

/** How to measure, and the sizes. The first column names the size. */
export function SizeTable({ guide: { title, columns, rows } }: { guide: SizeGuide }) {
  return (
    <>
      <p>{title}</p>
      <Scroll aria-label="Sizes" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([size = '', ...cells]) => (
              <tr key={size}>
                <th scope="row">{size}</th>
                {cells.map((cell, place) => (
                  <td key={columns[place + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </>
  );
}

/* A wide table scrolls on its own, by keyboard too. */
const Scroll = styled.section`
  overflow-x: auto;
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: var(--space-8) var(--space-16) var(--space-8) 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
  }
  thead th {
    color: var(--soft);
    font-size: var(--text-14);
    font-weight: 400;
    white-space: nowrap;
  }
`;
