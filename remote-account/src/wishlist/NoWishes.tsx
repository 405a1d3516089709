import { links } from '@paw/contract/links.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { EmptyState } from '@paw/ui/EmptyState.tsx';

export function NoWishes() {
  return (
    <EmptyState title="Your wishlist is empty" action={<ButtonLink to={links.home()}>Start shopping</ButtonLink>}>
      Tap the heart on any product to save it here.
    </EmptyState>
  );
}
