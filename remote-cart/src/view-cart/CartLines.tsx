import { cartLineKey } from '@paw/contract/cartStorage.ts';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { useEffect, useRef, useState } from 'react';
import type { QuoteState } from '../quote/useQuote.ts';
import { CartLineItem } from './CartLineItem.tsx';
import { RemovedRow } from './RemovedRow.tsx';
import type { CartEdits } from './useCartEdits.ts';
import { useClamping } from '../cart/useClamping.ts';

/** The cart's lines. A removed one leaves a row with Undo. */
export function CartLines({ edits, state }: { edits: CartEdits; state: QuoteState }) {
  const clamped = useClamping(state);
  const list = useRef<HTMLUListElement>(null);
  const [backKey, setBackKey] = useState<string>();
  // Undo is gone with its row: the focus moves to the restored line.
  useEffect(() => {
    if (!backKey) return;
    const place = edits.rows.findIndex(({ line }) => cartLineKey(line) === backKey);
    list.current?.children[place]?.querySelector<HTMLElement>('h2 a')?.focus();
    setBackKey(undefined);
  }, [backKey, edits.rows]);
  return (
    <PlainList ref={list} aria-label="In your cart">
      {edits.rows.map(({ line, removed }) => {
        const key = cartLineKey(line);
        if (removed) {
          const undo = () => {
            edits.restore(removed);
            setBackKey(key);
          };
          return <RemovedRow key={`removed ${key}`} removed={removed} onUndo={undo} />;
        }
        return (
          <CartLineItem
            key={key}
            line={line}
            quoted={state.lines.get(key)}
            clamped={clamped.get(key)}
            onQuantity={(quantity) => edits.setQuantity(line, quantity)}
            onRemove={() => edits.remove(line, 'removed')}
            onSave={() => edits.remove(line, 'saved')}
          />
        );
      })}
    </PlainList>
  );
}
