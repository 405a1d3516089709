import { readDone } from '@paw/shared/contract/doneState.ts';
import type { Head } from '@paw/shared/contract/remote.ts';
import { useLocation } from '@paw/shared/router.ts';
import { NoReference } from '../no-reference/NoReference.tsx';
import { OrderTrouble } from '../order/OrderTrouble.tsx';
import { WithReference } from '../order/WithReference.tsx';
import { AccountDone } from './AccountDone.tsx';
import { NewsletterDone } from './NewsletterDone.tsx';
import { PaymentReturn } from './PaymentReturn.tsx';
import { usePaidOrder } from './usePaidOrder.ts';

/** Where the payment service leads back to, and pages that finished something. Without either it confirms nothing. */
export function head(): Head {
  return {
    title: 'Confirmation | Paw Dailies',
    description: 'What you just finished is confirmed here.',
    canonical: '/success',
    robots: 'noindex',
  };
}

export function Component() {
  return (
    <WithReference none={<Done />}>{(reference) => <Return key={reference} reference={reference} />}</WithReference>
  );
}

function Return({ reference }: { reference: string }) {
  const { state, ask, isWaiting } = usePaidOrder(reference);
  if (state.kind === 'missing') return <Nothing />;
  if (state.kind !== 'known') return <OrderTrouble {...state} onRetry={ask} />;
  return <PaymentReturn reference={reference} order={state.order} isWaiting={isWaiting} />;
}

/** The history's state no link and no server can make: what it says was done in this tab. */
function Done() {
  const done = readDone(useLocation().state);
  if (!done) return <Nothing />;
  return done === 'newsletter-confirmed' ? <NewsletterDone /> : <AccountDone done={done} />;
}

function Nothing() {
  return (
    <NoReference title="Nothing to confirm here">
      This address confirms what was just finished, and only to whoever finished it. Nothing was changed by opening it.
    </NoReference>
  );
}
