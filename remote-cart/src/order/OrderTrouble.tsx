import { Button } from '@paw/ui/Button.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { PageFrame, PageTitle } from '@paw/ui/PageFrame.tsx';
import { styled } from 'styled-components';
import { troubleWords } from '../quote/QuoteTrouble.tsx';

interface Props {
  /** What the call threw; undefined while it runs. */
  problem?: unknown;
  onRetry: () => void;
}

/** Shown until the order has loaded. */
export function OrderTrouble({ problem, onRetry }: Props) {
  return (
    <Frame>
      <PageTitle tabIndex={-1}>Your order</PageTitle>
      {problem === undefined ? (
        <p role="status">Loading...</p>
      ) : (
        <div role="alert">
          <Notice kind="warn" title="We can’t show your order">
            <p>{troubleWords(problem)}</p>
            <Button kind="secondary" onClick={onRetry}>
              Try again
            </Button>
          </Notice>
        </div>
      )}
    </Frame>
  );
}

const Frame = styled(PageFrame)`
  min-height: 60vh;
`;
