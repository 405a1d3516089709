import type { components } from '@paw/api-client/apiTypes.d.ts';
import { answer } from '@paw/api-client/http.ts';
import { links } from '@paw/contract/links.ts';
import { withSession } from '@paw/contract/withSession.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { EmptyState } from '@paw/ui/EmptyState.tsx';
import { Link } from '@paw/ui/router.ts';
import { type ReactNode, useCallback } from 'react';
import { useMemberData } from '../../member/useMemberData.ts';
import { accountPaths } from '../frame/accountPaths.ts';
import { DashboardFrame } from '../frame/DashboardFrame.tsx';

export type MemberOrder = components['schemas']['MemberOrder'];

interface Props {
  /** The order's. */
  number: string;
  title: string;
  children: (found: MemberOrder) => ReactNode;
}

/** A page about one of the member's orders. */
export function OrderFrame({ number, title, children }: Props) {
  const loaded = useMemberData(useCallback((signal) => fetchOrder(signal, number), [number]));
  return (
    <DashboardFrame title={title} loaded={loaded} missing={<NoSuchOrder />}>
      {children}
    </DashboardFrame>
  );
}

/** @throws ApiProblem; 404 when the order is not in this account */
async function fetchOrder(signal: AbortSignal, number: string): Promise<MemberOrder> {
  return withSession(signal, (api) =>
    answer(api.GET('/api/account/orders/{number}', { params: { path: { number } } })),
  );
}

/** The order does not exist, or is in another account. */
function NoSuchOrder() {
  return (
    <EmptyState
      title="We can’t find that order in your account"
      scene="nothing-found"
      action={<ButtonLink to={accountPaths.orders()}>View your orders</ButtonLink>}
    >
      If you used a different email address, <Link to={links.trackOrder()}>look it up by order number</Link>.
    </EmptyState>
  );
}
