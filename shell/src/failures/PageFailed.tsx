import { links } from '@paw/contract/links.ts';
import { Button, ButtonLink } from '@paw/ui/Button.tsx';
import { PageTitle } from '@paw/ui/PageFrame.tsx';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useOnline } from '@paw/ui/useOnline.ts';
import { ErrorDetails } from './ErrorDetails.tsx';
import { TroubleFrame } from './TroubleFrame.tsx';
import { useRetryOnline } from './useRetryOnline.ts';

/** The page exists, but not now: its data or its code did not come, or it broke. Header and footer stay. */
export function PageFailed({ error, onRetry }: { error?: Error; onRetry: () => void }) {
  const { pathname, search } = useLocation();
  const isOnline = useOnline();
  useRetryOnline(true, onRetry);
  return (
    <TroubleFrame>
      <div role="alert">
        <PageTitle>{isOnline ? 'This page didn’t load.' : 'You’re offline.'}</PageTitle>
        <p>
          {isOnline
            ? 'Something went wrong on our end or with your connection. The rest of the store works, and your cart is safe.'
            : 'You need a connection to see this page. It will load automatically when you’re back online. Your cart is safe.'}
        </p>
      </div>
      <Ways>
        <Button onClick={onRetry}>Try again</Button>
        <ButtonLink kind="secondary" to={pathname + search} reloadDocument>
          Reload this page
        </ButtonLink>
        <ButtonLink kind="quiet" to={links.home()}>
          Go to the home page
        </ButtonLink>
      </Ways>
      <ErrorDetails errors={[error]} />
    </TroubleFrame>
  );
}

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  margin: var(--space-24) 0 0;
`;
