import { longDate } from '@paw/rules/longDate.ts';
import type { Head, PageProps } from '@paw/contract/remote.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { SlotPlace } from '@paw/ui/SlotPlace.tsx';
import { TextLink } from '@paw/ui/TextLink.tsx';
import { styled } from 'styled-components';
import { accountPaths } from '../frame/accountPaths.ts';
import { sectionHead } from '../frame/DashboardFrame.tsx';
import { type MemberOrder, OrderFrame } from './OrderFrame.tsx';
import { OrderAgain } from './OrderAgain.tsx';
import { PlainOrder } from './PlainOrder.tsx';
import { RateItems } from './RateItems.tsx';
import { ReturnList } from '../../order-return/ReturnList.tsx';

export function head(_: undefined, { number = '' }: PageProps<undefined>['params']): Head {
  return sectionHead(`Order ${number}`, accountPaths.order(number));
}

/** One order: the cart team's view of it, and actions for its owner. */
export function Component({ params: { number = '' } }: PageProps<undefined>) {
  return (
    <OrderFrame number={number} title={`Order ${number}`}>
      {(found) => <Shown found={found} />}
    </OrderFrame>
  );
}

function Shown({ found: { order, reference, canReturn, returnUntil, returns } }: { found: MemberOrder }) {
  return (
    <>
      <TextLink to={accountPaths.orders()}>All your orders</TextLink>
      <SlotPlace of="cart/Order" name="Your order" props={{ reference }} fallback={<PlainOrder order={order} />} />
      <Ways>
        <OrderAgain number={order.number} />
        {canReturn && (
          <ButtonLink kind="secondary" to={accountPaths.orderReturn(order.number)}>
            Return items
          </ButtonLink>
        )}
      </Ways>
      {canReturn && returnUntil && <Until>You can return items until {longDate(returnUntil)}.</Until>}
      {order.fulfilment.state === 'delivered' && <RateItems lines={order.lines} />}
      <ReturnList reference={reference} returns={returns} />
    </>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  margin: var(--space-8) 0 var(--space-24);
`;

const Until = styled.p`
  margin-bottom: var(--space-32);
  color: var(--soft);
`;
