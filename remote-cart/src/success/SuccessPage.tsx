import type { Head } from '@paw/shared/contract/remote.ts';
import { NoReference } from '../no-reference/NoReference.tsx';

/** Nothing leads here yet, so no reference is valid, and the page confirms nothing. */
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
    <NoReference title="Nothing to confirm here">
      This address confirms what was just finished, and only to whoever finished it. Nothing was changed by opening it.
    </NoReference>
  );
}
