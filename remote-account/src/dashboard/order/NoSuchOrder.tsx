import { links } from '@paw/contract/links.ts';
import { Link } from '@paw/ui/router.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { EmptyState } from '@paw/ui/EmptyState.tsx';
import { accountPaths } from '../frame/accountPaths.ts';

/** Shown instead of an order that is in no account, or in another one. */
export function NoSuchOrder() {
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
