import { type CartLine, cartLineKey } from '@paw/contract/cartStorage.ts';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { itemRestored, itemRemoved, quantityChanged, selectLines } from '../cart/cartSlice.ts';
import { lineName } from '../cart/shownLine.ts';
import { forgetSaved, saveForLater } from '../saved/savedLines.ts';

/** A removed line. It can be restored to its position until the page is left. */
export interface RemovedLine {
  line: CartLine;
  /** Its position among all rows. Removing and restoring leave their number unchanged. */
  row: number;
  how: 'removed' | 'saved';
}

export interface CartEdits {
  /** The lines, and the removed ones in their positions. */
  rows: { line: CartLine; removed?: RemovedLine }[];
  /** The last change, for screen readers. */
  news: string;
  setQuantity: (line: CartLine, quantity: number) => void;
  remove: (line: CartLine, how: RemovedLine['how']) => void;
  restore: (removed: RemovedLine) => void;
}

/** The changes that a shopper makes to the lines on the cart page. */
export function useCartEdits(): CartEdits {
  const lines = useSelector(selectLines);
  const dispatch = useDispatch();
  const [news, setNews] = useState('');
  const [allRemoved, setRemoved] = useState<readonly RemovedLine[]>([]);
  const keys = new Set(lines.map(cartLineKey));
  const removed = allRemoved.filter(({ line }) => !keys.has(cartLineKey(line)));

  const rows = withRemoved(lines, removed);

  const remove = (line: CartLine, how: RemovedLine['how']) => {
    if (how === 'saved' && !saveForLater(line)) {
      setNews('We couldn’t save it. Your browser is blocking storage for this site.');
      return;
    }
    const row = rows.findIndex((one) => one.line === line);
    dispatch(itemRemoved(cartLineKey(line)));
    setRemoved([...removed, { line, row, how }]);
    setNews(`${how === 'saved' ? 'Saved for later:' : 'Removed'} ${lineName(line)}`);
  };
  return {
    rows,
    news,
    remove,
    setQuantity: (line, quantity) => {
      if (quantity < 1) return remove(line, 'removed');
      dispatch(quantityChanged({ key: cartLineKey(line), quantity }));
      setNews(`${lineName(line)}: quantity ${quantity}`);
    },
    restore: (back) => {
      if (back.how === 'saved') forgetSaved(cartLineKey(back.line));
      const place = rows
        .slice(
          0,
          rows.findIndex((one) => one.removed === back),
        )
        .filter((one) => !one.removed).length;
      dispatch(itemRestored({ line: back.line, place }));
      setRemoved(removed.filter((other) => other !== back));
      setNews(`Back in your cart: ${lineName(back.line)}`);
    },
  };
}

function withRemoved(lines: readonly CartLine[], removed: readonly RemovedLine[]): CartEdits['rows'] {
  const rows: CartEdits['rows'] = lines.map((line) => ({ line }));
  for (const one of removed.toSorted((left, right) => left.row - right.row)) {
    rows.splice(one.row, 0, { line: one.line, removed: one });
  }
  return rows;
}
