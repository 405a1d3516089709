import { Button } from '@paw/ui/Button.tsx';
import { Notice } from '@paw/ui/Notice.tsx';

/** In place of a part of a page whose code did not load. */
export function LoadingFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <section>
      <Notice kind="warn">We couldn’t load this part of the page. Check your connection and try again.</Notice>
      <Button kind="secondary" onClick={onRetry}>
        Try again
      </Button>
    </section>
  );
}
