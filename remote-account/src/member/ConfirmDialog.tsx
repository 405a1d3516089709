import { Button } from '@paw/ui/Button.tsx';
import { Dialog } from '@paw/ui/Dialog.tsx';
import { type ReactNode, useRef } from 'react';
import { ActionNotice } from './ActionTrouble.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The question. */
  title: string;
  /** The consequences. */
  children: ReactNode;
  /** The labels of the button that cancels and of the one that confirms. */
  words: { keep: string; go: string };
  onGo: () => void;
  pending: boolean;
  problem: unknown;
}

/** A question before an action that cannot be undone. The button that cancels has the focus. */
export function ConfirmDialog({ open, onClose, title, children, words, onGo, pending, problem }: Props) {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      focus={keep}
      actions={
        <>
          <Button ref={keep} onClick={onClose}>
            {words.keep}
          </Button>
          <Button kind="secondary" busy={pending} onClick={onGo}>
            {words.go}
          </Button>
        </>
      }
    >
      {children}
      <div role="alert">
        <ActionNotice problem={problem} kind="error" />
      </div>
    </Dialog>
  );
}
