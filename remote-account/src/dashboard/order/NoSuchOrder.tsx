import { links } from '@paw/shared/contract/links.ts';
import { Link } from '@paw/shared/router.ts';
import { ButtonLink } from '@paw/shared/ui/Button.tsx';
import { EmptyState } from '@paw/shared/ui/EmptyState.tsx';
import { accountPaths } from '../frame/accountPaths.ts';

/** Stands where an order would, when it is in no account, or in another one. */
export function NoSuchOrder() {
  return (
    <EmptyState
      title="There is no such order in your account"
      scene="nothing-found"
      action={<ButtonLink to={accountPaths.orders()}>See your orders</ButtonLink>}
    >
      If you ordered it with another email address, <Link to={links.trackOrder()}>find it by its number</Link>.
    </EmptyState>
  );
}
