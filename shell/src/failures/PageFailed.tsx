import { links } from '@paw/contract/links.ts';
import { Button, ButtonLink } from '@paw/ui/Button.tsx';
import { PageTitle } from '@paw/ui/PageFrame.tsx';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useOnline } from '@paw/ui/useOnline.ts';
import { ErrorDetails } from './ErrorDetails.tsx';
import { ErrorFrame } from './ErrorFrame.tsx';
import { useRetryOnline } from './useRetryOnline.ts';

/** Shown for a page that exists but failed: its data or code did not load, or it threw. Header and footer stay. */
export function PageFailed({ error, onRetry }: { error?: Error; onRetry: () => void }) {
  const { pathname, search } = useLocation();
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
      <Actions>
        <Button onClick={onRetry}>Try again</Button>
        <ButtonLink kind="secondary" to={pathname + search} reloadDocument>
          Reload this page
        </ButtonLink>
        <ButtonLink kind="quiet" to={links.home()}>
          Go to the home page
        </ButtonLink>
      </Actions>
      <ErrorDetails errors={[error]} />
    </ErrorFrame>
  );
}

const Actions = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  margin: var(--space-24) 0 0;
`;
