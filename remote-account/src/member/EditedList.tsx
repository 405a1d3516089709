import { Button } from '@paw/ui/Button.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ActionSummary } from './ActionSummary.tsx';
import { News } from './News.tsx';
import type { ListEdits } from './useListEdits.ts';

interface Props<Item> {
  /** For screen readers. */
  label: string;
  edits: ListEdits<Item>;
  /** Names an item on its Undo button. */
  nameOf: (item: Item) => string;
  onRestore: (item: Item) => void;
  /** A card for each item. */
  children: ReactNode;
}

/** A list of a member's. The last change is above it, with Undo for a deleted item. */
export function EditedList<Item>({ label, edits, nameOf, onRestore, children }: Props<Item>) {
  const { problem, news, deleted } = edits;
  return (
    <>
      <ActionSummary problem={problem} />
      {news && (
        <News words={news}>
          {deleted && (
            <Button kind="quiet" aria-label={`Undo: keep ${nameOf(deleted)}`} onClick={() => onRestore(deleted)}>
              Undo
            </Button>
          )}
        </News>
      )}
      <Cards aria-label={label}>{children}</Cards>
    </>
  );
}

const Cards = styled(PlainList)`
  display: grid;
  gap: var(--space-16);
  margin-bottom: var(--space-24);
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
