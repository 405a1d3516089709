import { Button } from '@paw/ui/Button.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { styled } from 'styled-components';

/** In place of a part of a page whose code did not load. */
export function LoadingFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Section>
      <Notice kind="warn">We couldn’t load this part of the page. Check your connection and try again.</Notice>
      <Button kind="secondary" onClick={onRetry}>
        Try again
      </Button>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: var(--space-12);
  justify-items: start;
  margin-bottom: var(--space-24);
`;
