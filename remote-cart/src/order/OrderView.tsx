import { links } from '@paw/shared/contract/links.ts';
import { readToken } from '@paw/shared/contract/tokenStorage.ts';
import { ButtonLink } from '@paw/shared/ui/Button.tsx';
import { SlotPlace } from '@paw/shared/ui/SlotPlace.tsx';
import { PageFrame, PageTitle } from '@paw/shared/ui/PageFrame.tsx';
import { useState } from 'react';
import { styled } from 'styled-components';
import { OrderFacts } from './OrderFacts.tsx';
import type { Order } from './useOrder.ts';

interface Props {
  reference: string;
  order: Order;
  onChanged: (order: Order) => void;
}

/** An order from placed to delivered: how far it is, what it holds, and what can still be done. */
export function OrderView({ reference, order, onChanged }: Props) {
  const { number, email, fulfilment } = order;
  const [news, setNews] = useState('');
  // The guest who creates an account here stays on the page, with what came of it.
  const [wasGuest] = useState(() => readToken()?.guest === true);
  const isCancelled = fulfilment.state === 'cancelled';
  const hasArrived = ['delivered', 'returned'].includes(fulfilment.state);
  const cancelled = (after: Order) => {
    onChanged(after);
    setNews(`Order ${number} is cancelled.`);
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  return (
    <PageFrame>
      <PageTitle tabIndex={-1}>{titleOf(order)}</PageTitle>
      <Lead>
        Order <strong>{number}</strong>.{' '}
        {isCancelled ? 'Nothing is sent to you.' : `The confirmation goes to ${email}.`}
      </Lead>
      <div role="status">{news}</div>
      <OrderFacts
        reference={reference}
        order={order}
        onCancelled={cancelled}
        ways={
          <ButtonLink kind="secondary" to={links.home()}>
            Shop on
          </ButtonLink>
        }
      >
        {hasArrived && (
          <SlotPlace
            of="account/OrderReturns"
            name="Sending something back"
            props={{ reference, lines: order.lines }}
          />
        )}
        {wasGuest && (
          <SlotPlace
            of="account/GuestAccount"
            name="Creating an account"
            props={{ email, name: order.name, address: order.address }}
          />
        )}
      </OrderFacts>
      {!isCancelled && (
        <News>
          <SlotPlace of="content/NewsletterForm" name="The newsletter form" props={{ place: 'order' }} />
        </News>
      )}
    </PageFrame>
  );
}

/** How far it is decides the words: a page that is opened again next week thanks for nothing. */
function titleOf({ fulfilment: { state }, payment }: Order): string {
  if (state !== 'new') return 'Your order';
  return payment.method === 'stripe' && ['pending', 'failed'].includes(payment.state)
    ? 'Your order is waiting for its payment'
    : 'Thank you, your order is placed';
}

/* Without the form there is nothing, not even its place. */
const News = styled.div`
  margin-top: var(--space-48);
  &:empty {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const Lead = styled.p`
  margin-bottom: var(--space-32);
  max-width: 60ch;
  font-size: var(--text-18);
  overflow-wrap: anywhere;
`;
