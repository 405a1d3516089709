import { links } from '@paw/shared/contract/links.ts';
import { ButtonLink } from '@paw/shared/ui/Button.tsx';
import { EmptyState } from '@paw/shared/ui/EmptyState.tsx';

export function NoWishes() {
  return (
    <EmptyState
      title="Nothing on your wishlist yet"
      action={<ButtonLink to={links.home()}>Look around the shop</ButtonLink>}
    >
      Press the heart on a product, and it waits for you here.
    </EmptyState>
  );
}
