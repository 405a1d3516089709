import { Button } from '@paw/ui/Button.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { OrderSending } from './useSendOrder.ts';

/**
 * Replaces checkout while there is no answer to the order: after a lost connection, and after a reload during sending.
 * Nothing can be changed meanwhile, because the same order is sent again.
 */
export function CheckingOrder({ sending: { state, check } }: { sending: OrderSending }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    window.addEventListener('online', check);
    return () => window.removeEventListener('online', check);
  }, [check]);
  // After a reload no call is in progress yet.
  useEffect(() => {
    if (state.kind === 'idle') check();
  }, [state.kind, check]);
  const isUnknown = state.kind === 'unknown';
  return (
    <Frame>
      <h2 ref={heading} tabIndex={-1}>
        Checking that your order went through
      </h2>
      <div role="status">
        {isUnknown ? (
          <Notice kind="warn" title="We’re not getting a response">
            {navigator.onLine ? '' : 'You’re offline. '}
            You won’t be charged twice or sent a second order. Your details and cart are saved.
          </Notice>
        ) : (
          <p>This takes a moment. You won’t be charged twice or sent a second order.</p>
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
