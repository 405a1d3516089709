import { Button } from '@paw/shared/ui/Button.tsx';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { useRetryOnline } from '../layout/trouble/useRetryOnline.ts';
import { ErrorDetails } from './ErrorDetails.tsx';

interface Props {
  name: string;
  slow: boolean;
  error?: Error;
  onRetry: () => void;
}

/** A small notice about a region that stays on screen as the server sent it, at the edge of the window. */
export function RegionNotice({ name, slow, error, onRetry }: Props) {
  const [edge, setEdge] = useState<HTMLElement | null>(null);
  useEffect(() => setEdge(document.getElementById('notices')), []);
  useRetryOnline(!slow, onRetry);
  if (!edge) return null;
  return createPortal(
    <Notice>
      <p>{slow ? `${name} is taking a while. Links work already.` : `${name} did not load fully. Links still work.`}</p>
      <Button kind="secondary" onClick={onRetry}>
        Try again
      </Button>
      <ErrorDetails error={error} />
    </Notice>,
    edge,
  );
}

const Notice = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 var(--space-12);
  align-items: center;
  padding: var(--space-12) var(--space-16);
  background: var(--paper);
  border: 1px solid var(--field);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow);
  font-size: var(--text-14);
  details {
    grid-column: 1 / -1;
    margin: 0;
  }
`;
