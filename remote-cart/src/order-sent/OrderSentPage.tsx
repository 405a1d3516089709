import { links } from '@paw/contract/links.ts';
import type { Head } from '@paw/contract/remote.ts';
import { Link, useSearchParams } from '@paw/ui/router.ts';
import { NeedsScript, NoReference } from '../no-reference/NoReference.tsx';
import { Invoice } from '../order/Invoice.tsx';
import { OrderTrouble } from '../order/OrderTrouble.tsx';
import { OrderView } from '../order/OrderView.tsx';
import { useTitleFocus } from '../order/useTitleFocus.ts';
import { useOrder } from '../order/useOrder.ts';
import { WithReference } from '../order/WithReference.tsx';

/** The URL holds a secret, so neither the server's HTML nor the page's head has anything of the order. */
export function head(): Head {
  return {
    title: 'Your order | Paw Dailies',
    description: 'Your order, right after you placed it.',
    canonical: '/order-sent',
    robots: 'noindex',
  };
}

export function Component() {
  return (
    <WithReference none={<NoOrder />} noScript={<NoScript />}>
      {(reference) => <Sent key={reference} reference={reference} />}
    </WithReference>
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
      We only show an order here right after it’s placed, to the person who placed it.{' '}
      <Link to={links.trackOrder()}>Look it up by order number</Link>. If you were still shopping,{' '}
      <Link to={links.cart()}>your cart</Link> is just as you left it.
    </NoReference>
  );
}

function NoScript() {
  return (
    <NeedsScript title="Turn on JavaScript to see your order">
      To keep your order private, only your browser loads it, and that needs JavaScript. If you placed an order, your
      confirmation email has its number, its items, and the total. You don’t need to order again.
    </NeedsScript>
  );
}
