import { styled } from 'styled-components';

/** A table of names and values. */
export function FactTable({ facts }: { facts: readonly { name: string; value: string }[] }) {
  return (
    <Table>
      <tbody>
        {facts.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: var(--space-12) 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th {
    width: 40%;
    padding-right: var(--space-16);
    color: var(--soft);
    font-weight: 400;
  }
`;
