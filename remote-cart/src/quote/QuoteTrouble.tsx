import { ApiProblem } from '@paw/api-client/http.ts';
import { Button } from '@paw/ui/Button.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { styled } from 'styled-components';

/** Why there is no total, and a button to try again. */
export function QuoteTrouble({ problem, onRetry }: { problem: unknown; onRetry: () => void }) {
  return (
    <Frame role="alert">
      {problem !== undefined && (
        <Notice kind="warn" title="We can’t calculate the total yet">
          <p>{troubleWords(problem)} Your cart hasn’t changed.</p>
          <Button kind="secondary" onClick={onRetry}>
            Try again
          </Button>
        </Notice>
      )}
    </Frame>
  );
}

/** Why a call failed, in words for a shopper. */
export function troubleWords(problem: unknown): string {
  if (problem instanceof ApiProblem) {
    if (problem.status === 0 && !navigator.onLine) return 'You’re offline.';
    return problem.message;
  }
  return 'Something went wrong on our end. Please try again in a moment.';
}

const Frame = styled.div`
  &:empty {
    display: none;
  }
`;
