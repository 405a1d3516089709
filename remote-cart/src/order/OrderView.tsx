import { links } from '@paw/contract/links.ts';
import { readToken } from '@paw/contract/tokenStorage.ts';
import { useLocation } from '@paw/ui/router.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { SlotPlace } from '@paw/ui/SlotPlace.tsx';
import { PageFrame, PageTitle } from '@paw/ui/PageFrame.tsx';
import { useState } from 'react';
import { styled } from 'styled-components';
import { isRecent } from '../draft/checkoutDraft.ts';
import { readDraft } from '../draft/draftStore.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { statusTitle } from './orderWords.ts';
import type { Order } from './useOrder.ts';

interface Props {
  reference: string;
  order: Order;
  onChanged: (order: Order) => void;
}

/** An order's page, from placed to delivered: its status, its items and the possible actions. */
export function OrderView({ reference, order, onChanged }: Props) {
  const { number, email, fulfilment } = order;
  const [news, setNews] = useState('');
  // A guest who creates an account here stays on the page and sees the result.
  const [wasGuest] = useState(() => readToken()?.guest === true);
  const isTracked = (useLocation().state as { tracked?: unknown } | null)?.tracked === true;
  const isNew = !isTracked && wasJustSent(reference);
  const isCancelled = fulfilment.state === 'cancelled';
  const hasArrived = ['delivered', 'returned'].includes(fulfilment.state);
  const settled = (after: Order, words: string) => {
    onChanged(after);
    setNews(words);
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  return (
    <PageFrame>
      <PageTitle tabIndex={-1}>{titleOf(order, isNew)}</PageTitle>
      <Lead>
        Order <strong>{number}</strong>. {leadOf(order)}
      </Lead>
      <div role="status">{news}</div>
      <OrderFacts
        reference={reference}
        order={order}
        onSettled={settled}
        ways={<ButtonLink to={links.home()}>Continue shopping</ButtonLink>}
      >
        {hasArrived && <SlotPlace of="account/OrderReturns" name="Returns" props={{ reference, lines: order.lines }} />}
        {wasGuest && !isCancelled && (
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

/** This browser sent the order a moment ago. Other people, and the same shopper next week, want to know its status. */
function wasJustSent(reference: string): boolean {
  const { done } = readDraft();
  return done?.reference === reference && isRecent(done);
}

function leadOf({ fulfilment: { state }, email, unconfirmed }: Order): string {
  if (state === 'cancelled') return 'Nothing will be shipped.';
  return unconfirmed ? 'We’ll pack it once you confirm it.' : `We’ve emailed a confirmation to ${email}.`;
}

/** @param isNew placed here a moment ago: only then does the page thank the shopper */
function titleOf(order: Order, isNew: boolean): string {
  const { fulfilment, payment } = order;
  if (fulfilment.state !== 'new') return statusTitle(order);
  if (order.unconfirmed) return 'Almost done: please confirm your order';
  const isUnpaid = payment.method === 'stripe' && ['pending', 'failed'].includes(payment.state);
  if (isUnpaid) return 'Your order is waiting for payment';
  return isNew ? 'Thanks for your order' : statusTitle(order);
}

/* Without the form no space is reserved. */
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
