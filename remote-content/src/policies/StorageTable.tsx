import { keptInBrowser, type KeptInBrowser } from '@paw/contract/browserStorage.ts';
import { styled } from 'styled-components';
import { PolicyTable } from './document/PolicyTable.tsx';

const kinds: Record<KeptInBrowser['kind'], string> = {
  storage: 'Browser storage',
  tab: 'Session storage',
  cookie: 'Cookie',
};

/** Everything that the browser stores for this shop, by its name there. */
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

const Table = styled(PolicyTable)`
  table-layout: fixed;
  font-size: var(--text-16);
  tr > :first-child {
    width: 38%;
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
