import { Button } from '@paw/ui/Button.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** Replaces the sent form, and takes the focus, because the button that had it is gone. */
export function SentNotice({ children, onAgain }: { children: string; onAgain: () => void }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <Frame>
      <div ref={frame} role="status" tabIndex={-1}>
        <Notice kind="ok" title="Message sent">
          {children}
        </Notice>
      </div>
      <Button kind="secondary" onClick={onAgain}>
        Write another message
      </Button>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-16);
  max-width: calc(var(--panel) + var(--space-96));
  > div {
    width: 100%;
  }
`;
