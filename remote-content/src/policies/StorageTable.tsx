import { keptInBrowser, type KeptInBrowser } from '@paw/contract/browserStorage.ts';
import { styled } from 'styled-components';

const kinds: Record<KeptInBrowser['kind'], string> = {
  storage: 'Browser storage',
  tab: 'Session storage',
  cookie: 'Cookie',
};

/** What a browser keeps for this shop, by the names under which one finds it there. */
export function StorageTable() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Purpose and duration</th>
        </tr>
      </thead>
      <tbody>
        {keptInBrowser.map(({ name, kind, purpose, until }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              <small>{kinds[kind]}</small>
            </th>
            <td>
              {purpose} <small>Stored {until}.</small>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  margin-bottom: var(--space-24);
  border-collapse: collapse;
  table-layout: fixed;
  font-size: var(--text-16);
  line-height: 1.4;
  th,
  td {
    padding: var(--space-12) var(--space-16) var(--space-12) 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
  }
  td,
  th:last-child {
    padding-right: 0;
  }
  tr > :first-child {
    width: 38%;
  }
  thead th {
    color: var(--soft);
    font-size: var(--text-14);
    font-weight: 400;
  }
  code {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--soft);
    font-size: var(--text-14);
    font-weight: 400;
  }
`;
