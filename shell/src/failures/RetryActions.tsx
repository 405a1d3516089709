import { Button, ButtonLink } from '@paw/ui/Button.tsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

/** "Try again" where there is something to retry, and a link that loads the page from the server. @param children more ways, on a page of its own */
export function RetryActions({ onRetry, children }: { onRetry?: () => void; children?: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <Row $isPage={Boolean(children)}>
      {onRetry ? <Button onClick={onRetry}>Try again</Button> : null}
      <ButtonLink kind="secondary" to={pathname + search} reloadDocument>
        Reload this page
      </ButtonLink>
      {children}
    </Row>
  );
}

const Row = styled.p<{ $isPage: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  margin: ${({ $isPage }) => ($isPage ? 'var(--space-24)' : 'var(--space-16)')} 0 0;
`;
