import { links } from '@paw/shared/contract/links.ts';
import { ButtonLink } from '@paw/shared/ui/Button.tsx';
import { orderSentPath } from '../order/orderPaths.ts';
import { paymentWords } from '../order/orderWords.ts';
import type { Order } from '../order/useOrder.ts';
import { DoneFrame } from './DoneFrame.tsx';

interface Props {
  reference: string;
  order: Order;
  /** The shop has not heard of the payment yet, and asks again. */
  isWaiting: boolean;
}

/** Back from the payment service: what the shop knows of the payment, and the way to the order. */
export function PaymentReturn({ reference, order, isWaiting }: Props) {
  const { number, payment } = order;
  const isDone = ['authorised', 'paid'].includes(payment.state);
  return (
    <DoneFrame
      title={isDone ? 'Thank you, your order is placed' : 'Your order is placed'}
      ways={
        <>
          {' '}
          <ButtonLink to={orderSentPath(reference)}>Show the order</ButtonLink>
          <ButtonLink kind="secondary" to={links.home()}>
            Shop on
          </ButtonLink>
        </>
      }
    >
      <p role="status">
        {isWaiting
          ? 'We are waiting for the payment service to confirm. This takes a moment.'
          : `Order ${number}. ${paymentWords(order)}.`}
      </p>
      {payment.url && !isWaiting && (
        <p>
          Nothing was taken so far. <a href={payment.url}>Pay now</a>
        </p>
      )}
    </DoneFrame>
  );
}
