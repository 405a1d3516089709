import { Button } from '@paw/shared/ui/Button.tsx';
import { Notice } from '@paw/shared/ui/Notice.tsx';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Placing } from './usePlacing.ts';

/**
 * Stands in the checkout's place while nobody knows whether the order went through: after a broken line, and after a
 * reload while it was sent. Nothing can be changed meanwhile, because the very same order is asked for again.
 */
export function CheckingOrder({ placing: { state, check } }: { placing: Placing }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    window.addEventListener('online', check);
    return () => window.removeEventListener('online', check);
  }, [check]);
  // After a reload nobody asks yet.
  useEffect(() => {
    if (state.kind === 'idle') check();
  }, [state.kind, check]);
  const isUnknown = state.kind === 'unknown';
  return (
    <Frame>
      <h2 ref={heading} tabIndex={-1}>
        We are checking whether your order went through
      </h2>
      <div role="status">
        {isUnknown ? (
          <Notice kind="warn" title="The shop does not answer">
            {navigator.onLine ? '' : 'You are offline. '}
            Your order cannot be placed twice: we ask for the very same one again. What you typed and your cart are
            kept.
          </Notice>
        ) : (
          <p>This takes a moment. Your order cannot be placed twice.</p>
        )}
      </div>
      <Button busy={state.kind === 'idle' || state.kind === 'checking'} onClick={check}>
        Check again
      </Button>
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  gap: var(--space-16);
  justify-items: start;
  max-width: calc(var(--panel) + var(--space-96));
  min-height: 40vh;
  align-content: start;
  h2 {
    margin-bottom: 0;
    &:focus {
      outline: none;
      box-shadow: none;
    }
  }
`;
