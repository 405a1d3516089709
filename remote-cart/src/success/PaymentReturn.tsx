import { links } from '@paw/contract/links.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { orderSentPath } from '../order/orderPaths.ts';
import { paymentWords } from '../order/orderWords.ts';
import type { Order } from '../order/useOrder.ts';
import { DoneFrame } from './DoneFrame.tsx';

interface Props {
  reference: string;
  order: Order;
  /** The api does not know the payment's result yet, and the page asks again. */
  isWaiting: boolean;
}

/** Shown after the payment service: the payment's status, and a link to the order. */
export function PaymentReturn({ reference, order, isWaiting }: Props) {
  const { number, payment } = order;
  const isDone = ['authorised', 'paid'].includes(payment.state);
  return (
    <DoneFrame
      title={isDone ? 'Thanks for your order' : 'We have your order'}
      ways={
        <>
          <ButtonLink to={orderSentPath(reference)}>View order</ButtonLink>
          <ButtonLink kind="secondary" to={links.home()}>
            Continue shopping
          </ButtonLink>
        </>
      }
    >
      <p role="status">
        {isWaiting
          ? 'We’re waiting for the payment service to confirm. This takes a moment.'
          : `Order ${number}. ${paymentWords(order)}.`}
      </p>
      {payment.url && !isWaiting && (
        <p>
          You haven’t been charged yet. <a href={payment.url}>Pay now</a>
        </p>
      )}
    </DoneFrame>
  );
}
