import { Button } from '@paw/ui/Button.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { noticeWays } from './noticeWays.ts';
import { useNoticeCall } from './useNoticeCall.ts';

/**
 * The confirmation for a person who followed the link in the email. It takes a press, because email scanners follow links
 * too.
 */
export function ConfirmNotice({ token, name }: { token: string; name: string }) {
  const { send, isSending, done, problem } = useNoticeCall(async (text) =>
    (await noticeWays.load()).confirmNotice(text),
  );
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <Frame ref={frame} tabIndex={-1} role="group" aria-label="Back-in-stock email">
      {!done && <p>Email you once when {name} is back in stock?</p>}
      {!done && (
        <Button busy={isSending} onClick={() => void send(token)}>
          Yes, email me
        </Button>
      )}
      <div role="status">
        {done && <Notice kind="ok">{done}</Notice>}
        {problem && <Notice kind="error">{problem.message}</Notice>}
      </div>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-12);
  justify-items: start;
  p {
    margin: 0;
  }
  > [role='status'] {
    width: 100%;
  }
`;
