import { Button } from '@paw/ui/Button.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SendAgain } from './SendAgain.tsx';
import { timeWords } from '@paw/rules/timeWords.ts';
import { useConfirmation } from './useConfirmation.ts';
import type { Order } from './useOrder.ts';

interface Props {
  reference: string;
  order: Order;
  until: string;
  /** Gets the changed order and a sentence about the change. */
  onSettled: (order: Order, news: string) => void;
}

/**
 * Lets a guest who pays on delivery confirm the order. The link in our email opens it and a button confirms it,
 * because mail programs open links too.
 */
export function ConfirmOrder({ reference, order, until, onSettled }: Props) {
  const { canConfirm, isBusy, problem, confirm } = useConfirmation(reference, order, onSettled);
  const { email, unconfirmed } = order;
  const [news, setNews] = useState<{ sent?: string; problem?: string }>({});
  const trouble = problem ?? news.problem;
  const deadline = timeWords(until);
  return (
    <Frame>
      {canConfirm ? (
        <Notice kind="warn" title="One more step: confirm your order">
          <p>Please confirm by {deadline}, and we’ll pack your order.</p>
          <Button busy={isBusy} onClick={() => void confirm()}>
            Confirm order
          </Button>
        </Notice>
      ) : (
        <Notice kind="warn" title="Please confirm your order">
          <p>
            Open the link we emailed to <strong>{email}</strong> and confirm by {deadline}, or we’ll cancel the order.
          </p>
          {!unconfirmed?.isSetAside && <p>We set your items aside as soon as you confirm: only a few are left.</p>}
          <p>No email? Look in your spam folder. Wrong address? Cancel this order and place it again.</p>
          <SendAgain reference={reference} onNews={setNews} />
        </Notice>
      )}
      <div role="status">{news.sent && <Notice kind="ok">{news.sent}</Notice>}</div>
      <div role="alert">{trouble && <Notice kind="error">{trouble}</Notice>}</div>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-12);
  margin-bottom: var(--space-32);
  p {
    margin: var(--space-4) 0 0;
    overflow-wrap: anywhere;
  }
  button {
    margin-top: var(--space-12);
  }
`;
