import type { SlotProps } from '@paw/contract/slots.ts';
import { Button } from '@paw/ui/Button.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { LoadingWords, Skeleton } from '@paw/ui/Skeleton.tsx';
import { useState } from 'react';
import { OrderFacts } from '../order/OrderFacts.tsx';
import { type Order, useOrder } from '../order/useOrder.ts';
import { troubleWords } from '../quote/QuoteTrouble.tsx';

/** An order on another team's page, below its title, with the same content as on its own page. */
export function Component({ reference }: SlotProps['cart/Order']) {
  return <Shown key={reference} reference={reference} />;
}

function Shown({ reference }: { reference: string }) {
  const { state, ask, show } = useOrder(reference);
  const [news, setNews] = useState('');
  if (state.kind === 'waiting') {
    return (
      <>
        <LoadingWords />
        <Skeleton shape="title" />
        <Skeleton lines={6} />
      </>
    );
  }
  if (state.kind !== 'known') {
    const words = state.kind === 'missing' ? 'This order no longer exists.' : troubleWords(state.problem);
    return (
      <div role="alert">
        <Notice kind="warn" title="We can’t show your order">
          <p>{words}</p>
          {state.kind === 'failed' && (
            <Button kind="secondary" onClick={ask}>
              Try again
            </Button>
          )}
        </Notice>
      </div>
    );
  }
  const settled = (order: Order, words: string) => {
    show(order);
    setNews(words);
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  return (
    <>
      <div role="status">{news}</div>
      <OrderFacts reference={reference} order={state.order} onSettled={settled} />
    </>
  );
}
