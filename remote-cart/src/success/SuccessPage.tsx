import { readDone } from '@paw/contract/doneState.ts';
import type { Head } from '@paw/contract/remote.ts';
import { useLocation } from '@paw/ui/router.ts';
import { NeedsScript, NoReference } from '../no-reference/NoReference.tsx';
import { OrderTrouble } from '../order/OrderTrouble.tsx';
import { WithReference } from '../order/WithReference.tsx';
import { Confirmation } from './Confirmation.tsx';
import { PaymentReturn } from './PaymentReturn.tsx';
import { usePaidOrder } from './usePaidOrder.ts';

/** The payment service and pages that finished something lead here. The page confirms nothing when opened directly. */
export function head(): Head {
  return {
    title: 'Confirmation | Paw Dailies',
    description: 'Confirms what you just did.',
    canonical: '/success',
    robots: 'noindex',
  };
}

export function Component() {
  return (
    <WithReference none={<Done />} noScript={<NoScript />}>
      {(reference) => <Return key={reference} reference={reference} />}
    </WithReference>
  );
}

function Return({ reference }: { reference: string }) {
  const { state, ask, isWaiting } = usePaidOrder(reference);
  if (state.kind === 'missing') return <Nothing />;
  if (state.kind !== 'known') return <OrderTrouble {...state} onRetry={ask} />;
  return <PaymentReturn reference={reference} order={state.order} isWaiting={isWaiting} />;
}

function NoScript() {
  return (
    <NeedsScript title="Turn on JavaScript to see your confirmation">
      If you just paid for an order, you don’t need to order or pay again. We’ll email you when your payment is
      confirmed.
    </NeedsScript>
  );
}

/** No link and no server can set the history's state: what it reports was done in this tab. */
function Done() {
  const done = readDone(useLocation().state);
  if (!done) return <Nothing />;
  return <Confirmation done={done} />;
}

function Nothing() {
  return (
    <NoReference title="Nothing to confirm here">
      This page confirms something you just did, such as a payment. Opening it directly doesn’t change anything.
    </NoReference>
  );
}
