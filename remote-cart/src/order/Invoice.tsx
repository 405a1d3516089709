import { longDate } from '@paw/rules/longDate.ts';
import { readSite } from '@paw/contract/site.ts';
import { Button } from '@paw/ui/Button.tsx';
import { formatPrice } from '@paw/rules/formatPrice.ts';
import { Logo } from '@paw/ui/Logo.tsx';
import { PageFrame, PageTitle } from '@paw/ui/PageFrame.tsx';
import { TableRoom } from '@paw/ui/TableRoom.tsx';
import { TextLink } from '@paw/ui/TextLink.tsx';
import { createGlobalStyle, styled } from 'styled-components';
import { addressLine } from '@paw/rules/addressRules.ts';
import { OrderSums } from './OrderSums.tsx';
import { orderSentPath } from './orderPaths.ts';
import { paymentWords } from './orderWords.ts';
import type { Order } from './useOrder.ts';

/** The order's invoice, to print. */
export function Invoice({ reference, order }: { reference: string; order: Order }) {
  const { address: shop, email: shopEmail, phone } = readSite();
  const { number, placedAt, email, address, lines } = order;
  return (
    <PageFrame>
      <PaperOnly />
      <Tools>
        <TextLink to={orderSentPath(reference)}>Back to your order</TextLink>
        <Button onClick={() => window.print()}>Print</Button>
      </Tools>
      <Head>
        <Logo />
        <address>
          {shop}
          <br />
          {shopEmail}, {phone}
        </address>
      </Head>
      <PageTitle tabIndex={-1}>Invoice {number}</PageTitle>
      <p>
        {longDate(placedAt)}
        <br />
        {paymentWords(order)}
      </p>
      <p>
        {address.name}
        <br />
        {addressLine(address)}
        <br />
        {email}
      </p>
      <TableRoom heads="Item, Qty, Each, Amount">
        <Lines>
          <caption>Items</caption>
          <thead>
            <tr>
              <th scope="col">Item</th>
              <th scope="col">Qty</th>
              <th scope="col">Each</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ sku, title, size, color, quantity, unitCents, lineCents }) => (
              <tr key={sku}>
                <th scope="row">{[title, size, color.name].filter(Boolean).join(', ')}</th>
                <td>{quantity}</td>
                <td>{formatPrice(unitCents)}</td>
                <td>{formatPrice(lineCents)}</td>
              </tr>
            ))}
          </tbody>
        </Lines>
      </TableRoom>
      <Right>
        <OrderSums order={order} />
      </Right>
    </PageFrame>
  );
}

/* While an invoice is shown, nothing else is printed. */
const PaperOnly = createGlobalStyle`
  @media print {
    #root header, #root footer, #root nav {
      display: none;
    }
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-12);
  margin-bottom: var(--space-24);
  @media print {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-16);
  margin-bottom: var(--space-32);
  color: var(--pine);
  address {
    min-width: 0;
    color: var(--ink);
    font-style: normal;
    overflow-wrap: anywhere;
  }
`;

const Lines = styled.table`
  width: 100%;
  margin-bottom: var(--space-24);
  border-collapse: collapse;
  caption {
    padding-bottom: var(--space-8);
    font-weight: 600;
    text-align: left;
  }
  th,
  td {
    padding: var(--space-8) 0;
    border-bottom: 1px solid var(--line);
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  th {
    font-weight: 400;
  }
  thead th {
    color: var(--soft);
    font-size: var(--text-14);
  }
  th:first-child {
    overflow-wrap: anywhere;
    text-align: left;
  }
  tr > * + * {
    padding-left: var(--space-12);
  }
`;

const Right = styled.div`
  max-width: calc(var(--panel) / 1.25);
  margin-left: auto;
`;
