import { styled } from 'styled-components';
import { rulesInWords } from '../rulesInWords.ts';

const { standard, express, freeFirstOrder, freeLaterOrders } = rulesInWords;

export function DeliveryTable() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Delivery</th>
          <th scope="col">Time</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Standard</th>
          <td>{standard.days}</td>
          <td>
            {standard.price}, or free on a first order of {freeFirstOrder}+ and on later orders of {freeLaterOrders}+
          </td>
        </tr>
        <tr>
          <th scope="row">Express</th>
          <td>{express.days}</td>
          <td>{express.price}</td>
        </tr>
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  margin-bottom: var(--space-24);
  border-collapse: collapse;
  th,
  td {
    padding: var(--space-12) var(--space-16) var(--space-12) 0;
    border-bottom: 1px solid var(--line);
    line-height: 1.4;
    text-align: left;
    vertical-align: top;
  }
  th:last-child,
  td:last-child {
    padding-right: 0;
  }
  td:nth-child(2) {
    white-space: nowrap;
  }
  thead th {
    color: var(--soft);
    font-size: var(--text-14);
    font-weight: 400;
  }
`;
