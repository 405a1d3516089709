import { arrivalDays } from '@paw/rules/arrivalDays.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { useElementId } from '@paw/ui/useElementId.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { addressLine } from '@paw/rules/addressRules.ts';
import { formatPhone } from '@paw/rules/formatPhone.ts';
import { CartColumns } from '../cart/CartColumns.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { carrierLink } from './carrierLink.ts';
import { OrderLines } from './OrderLines.tsx';
import { OrderSums } from './OrderSums.tsx';
import { invoicePath } from './orderPaths.ts';
import { ConfirmOrder } from './ConfirmOrder.tsx';
import { cancelWords, fulfilmentWords, paymentWords } from './orderWords.ts';
import { Timeline } from './Timeline.tsx';
import type { Order } from './useOrder.ts';

interface Props {
  reference: string;
  order: Order;
  /** Called after it was canceled or confirmed, with the changed order and a sentence about the change. */
  onSettled: (order: Order, news: string) => void;
  /** The most likely next actions, before the invoice. */
  ways?: ReactNode;
  /** Below these. */
  children?: ReactNode;
}

/** An order's status, its items and the possible actions. The page that shows it has the title. */
export function OrderFacts({ reference, order, onSettled, ways, children }: Props) {
  const { number, address, phone, payment, fulfilment, canCancel, unconfirmed } = order;
  const cancelReason = cancelWords(order);
  const id = useElementId();
  return (
    <>
      {unconfirmed && <ConfirmOrder reference={reference} order={order} until={unconfirmed.by} onSettled={onSettled} />}
      {payment.url && (
        <Notice kind={payment.state === 'failed' ? 'warn' : 'info'} title={paymentWords(order)}>
          <p>We’re holding your order for you.</p>
          <a href={payment.url}>Pay now</a>
        </Notice>
      )}
      <CartColumns>
        <div>
          <section aria-labelledby={id}>
            <h2 id={id}>{fulfilmentWords(order)}</h2>
            {order.arrives && (
              <p>
                Arrives <strong>{arrivalDays(order.arrives)}</strong>
                {order.unconfirmed && ' if you confirm it now'}
              </p>
            )}
            {cancelReason && <p>{cancelReason}</p>}
            <p>{paymentWords(order)}</p>
            {fulfilment.tracking && <Tracking number={fulfilment.tracking} />}
            <Timeline order={order} />
          </section>
          <Ways>
            {ways}
            <ButtonLink kind="secondary" to={invoicePath(reference)}>
              Print invoice
            </ButtonLink>
            {canCancel && (
              <CancelOrder
                reference={reference}
                number={number}
                onCancelled={(after) => onSettled(after, `Order ${number} is canceled.`)}
              />
            )}
          </Ways>
          {children}
        </div>
        <Panel aria-label="Your order">
          <OrderLines order={order} />
          <OrderSums order={order} />
          <div>
            <h3>Delivery</h3>
            <p>
              {address.name}
              <br />
              {addressLine(address)}
              {phone && (
                <>
                  <br />
                  {formatPhone(phone)}
                </>
              )}
            </p>
          </div>
        </Panel>
      </CartColumns>
    </>
  );
}

function Tracking({ number }: { number: string }) {
  const link = carrierLink(number);
  return (
    <TrackingNumber>
      Tracking number: {number} {link && <a href={link.url}>Track with {link.carrier}</a>}
    </TrackingNumber>
  );
}

const TrackingNumber = styled.p`
  overflow-wrap: anywhere;
  a {
    font-weight: 600;
    white-space: nowrap;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  margin: var(--space-32) 0 var(--space-24);
`;

const Panel = styled.section`
  display: grid;
  gap: var(--space-24);
  padding: var(--space-8) var(--space-24) var(--space-24);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  h3 {
    margin-bottom: var(--space-8);
    font-size: var(--text-18);
  }
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
