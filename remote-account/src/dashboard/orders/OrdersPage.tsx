import { links } from '@paw/contract/links.ts';
import type { Head } from '@paw/contract/remote.ts';
import { useSearchParams } from '@paw/ui/router.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { EmptyState } from '@paw/ui/EmptyState.tsx';
import { Pagination } from '@paw/ui/Pagination.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { useCallback } from 'react';
import { styled } from 'styled-components';
import { accountPaths } from '../frame/accountPaths.ts';
import { DashboardFrame, sectionHead } from '../frame/DashboardFrame.tsx';
import { useMemberData } from '../../member/useMemberData.ts';
import { fetchOrders } from './memberOrders.ts';
import { OrderCard } from './OrderCard.tsx';

export const head = (): Head => sectionHead('Your orders', accountPaths.orders());

/** All orders of the member, in pages, including guest orders with the same email. */
export function Component() {
  const [query] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const loaded = useMemberData(useCallback((signal) => fetchOrders(signal, page), [page]));
  return (
    <DashboardFrame title="Your orders" loaded={loaded} empty={({ total }) => total === 0 && <NoOrders />}>
      {({ orders, pages }) => (
        <>
          <Orders>
            {orders.map((order) => (
              <li key={order.number}>
                <OrderCard order={order} />
              </li>
            ))}
          </Orders>
          <Pagination
            page={Math.min(page, pages)}
            pages={pages}
            address={(to) => (to > 1 ? `${accountPaths.orders()}?page=${to}` : accountPaths.orders())}
            label="Pages of your orders"
          />
        </>
      )}
    </DashboardFrame>
  );
}

function NoOrders() {
  return (
    <EmptyState
      title="No orders yet"
      scene="empty-basket"
      action={<ButtonLink to={links.home()}>Start shopping</ButtonLink>}
    >
      Your orders and their status will appear here.
    </EmptyState>
  );
}

const Orders = styled(PlainList)`
  display: grid;
  gap: var(--space-16);
  margin-bottom: var(--space-24);
`;
