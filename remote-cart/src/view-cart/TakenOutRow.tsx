import { Button } from '@paw/ui/Button.tsx';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { lineName } from '../cart/shownLine.ts';
import type { TakenOut } from './useCartEdits.ts';

/** Replaces a removed line. The button that removed it is gone, so the focus moves to Undo. */
export function TakenOutRow({ taken, onUndo }: { taken: TakenOut; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  const name = lineName(taken.line);
  return (
    <Row>
      <span>{taken.how === 'saved' ? `Saved for later: ${name}` : `Removed: ${name}`}</span>
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
