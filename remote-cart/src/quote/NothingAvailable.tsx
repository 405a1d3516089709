import { Notice } from '@paw/ui/Notice.tsx';

/** In place of Checkout where no line of the cart can be ordered. */
export function NothingAvailable() {
  return (
    <Notice kind="warn" title="There’s nothing to check out yet">
      <p>None of these items are available right now. Remove them or save them for later.</p>
    </Notice>
  );
}
