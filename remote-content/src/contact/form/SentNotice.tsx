import { Button } from '@paw/ui/Button.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** Shown where the form was, and takes the focus from the button that is gone. */
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
