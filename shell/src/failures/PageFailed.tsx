import { links } from '@paw/contract/links.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { PageTitle } from '@paw/ui/PageFrame.tsx';
import { useOnline } from '@paw/ui/useOnline.ts';
import { ErrorDetails } from './ErrorDetails.tsx';
import { ErrorFrame } from './ErrorFrame.tsx';
import { RetryActions } from './RetryActions.tsx';
import { useRetryOnline } from './useRetryOnline.ts';

/** Shown for a page that exists but failed: its data or code did not load, or it threw. Header and footer stay. */
export function PageFailed({ error, onRetry }: { error?: Error; onRetry: () => void }) {
  const isOnline = useOnline();
  useRetryOnline(true, onRetry);
  return (
    <ErrorFrame>
      <div role="alert">
        <PageTitle>{isOnline ? 'This page didn’t load.' : 'You’re offline.'}</PageTitle>
        <p>
          {isOnline
            ? 'Something went wrong on our end or with your connection. The rest of the store works, and your cart is safe.'
            : 'You need a connection to see this page. It will load automatically when you’re back online. Your cart is safe.'}
        </p>
      </div>
      <RetryActions onRetry={onRetry}>
        <ButtonLink kind="quiet" to={links.home()}>
          Go to the home page
        </ButtonLink>
      </RetryActions>
      <ErrorDetails errors={[error]} />
    </ErrorFrame>
  );
}
