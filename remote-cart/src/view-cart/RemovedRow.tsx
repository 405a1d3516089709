import { Button } from '@paw/ui/Button.tsx';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { lineName } from '../cart/shownLine.ts';
import type { RemovedLine } from './useCartEdits.ts';

/** Replaces a removed line. The button that removed it is gone, so the focus moves to Undo. */
export function RemovedRow({ removed, onUndo }: { removed: RemovedLine; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  const name = lineName(removed.line);
  return (
    <Row>
      <span>{removed.how === 'saved' ? `Saved for later: ${name}` : `Removed: ${name}`}</span>
      <Button kind="quiet" ref={undo} aria-label={`Undo: put ${name} back`} onClick={onUndo}>
        Undo
      </Button>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);
  padding: var(--space-8) var(--space-16);
  border-bottom: 1px solid var(--line);
  background: var(--sand);
  color: var(--soft);
  overflow-wrap: anywhere;
  button {
    flex: none;
  }
`;
