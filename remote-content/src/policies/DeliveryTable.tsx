import { styled } from 'styled-components';
import { TableRoom } from '@paw/ui/TableRoom.tsx';
import { rulesInWords } from '../rulesInWords.ts';
import { PolicyTable } from './document/PolicyTable.tsx';

const { standard, express, freeFirstOrder, freeLaterOrders } = rulesInWords;

export function DeliveryTable() {
  return (
    <TableRoom heads="Delivery, Time, Price">
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
    </TableRoom>
  );
}

const Table = styled(PolicyTable)`
  td:nth-child(2) {
    white-space: nowrap;
  }
`;
