import { links } from '@paw/shared/contract/links.ts';
import type { Head } from '@paw/shared/contract/remote.ts';
import { Link, useSearchParams } from '@paw/shared/router.ts';
import { NoReference } from '../no-reference/NoReference.tsx';
import { Invoice } from '../order/Invoice.tsx';
import { OrderTrouble } from '../order/OrderTrouble.tsx';
import { OrderView } from '../order/OrderView.tsx';
import { trackOrderPath } from '../order/orderPaths.ts';
import { useTitleFocus } from '../order/useTitleFocus.ts';
import { useOrder } from '../order/useOrder.ts';
import { WithReference } from '../order/WithReference.tsx';

/** The address holds a secret: nothing of the order is in the server's HTML, nor in what the page says of itself. */
export function head(): Head {
  return {
    title: 'Your order | Paw Dailies',
    description: 'An order is shown here right after it was placed.',
    canonical: '/order-sent',
    robots: 'noindex',
  };
}

export function Component() {
  return (
    <WithReference none={<NoOrder />}>{(reference) => <Sent key={reference} reference={reference} />}</WithReference>
  );
}

function Sent({ reference }: { reference: string }) {
  const { state, ask, show } = useOrder(reference);
  const [query] = useSearchParams();
  const isPrint = query.has('print');
  useTitleFocus(`${state.kind}${isPrint ? ' to print' : ''}`);
  if (state.kind === 'missing') return <NoOrder />;
  if (state.kind !== 'known') return <OrderTrouble {...state} onRetry={ask} />;
  if (isPrint) return <Invoice reference={reference} order={state.order} />;
  return <OrderView reference={reference} order={state.order} onChanged={show} />;
}

function NoOrder() {
  return (
    <NoReference title="No order to show here">
      An order is shown at this address right after it was placed, and only to whoever placed it.{' '}
      <Link to={trackOrderPath}>Find it by its number</Link>. If you were on your way to order something:{' '}
      <Link to={links.cart()}>your cart</Link> is as you left it.
    </NoReference>
  );
}
