import { type CartLine, cartLineKey } from '@paw/contract/cartStorage.ts';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { itemPutBack, itemRemoved, quantityChanged, selectLines } from '../cart/cartSlice.ts';
import { lineName } from '../cart/shownLine.ts';
import { forgetSaved, saveForLater } from '../saved/savedLines.ts';

/** A removed line. It can be restored to its position until the page is left. */
export interface TakenOut {
  line: CartLine;
  /** Its position among all rows. Removing and restoring leave their number unchanged. */
  row: number;
  how: 'removed' | 'saved';
}

export interface CartEdits {
  /** The lines, and the removed ones in their positions. */
  rows: ({ line: CartLine; taken?: undefined } | { line: CartLine; taken: TakenOut })[];
  /** The last change, for screen readers. */
  news: string;
  setQuantity: (line: CartLine, quantity: number) => void;
  takeOut: (line: CartLine, how: TakenOut['how']) => void;
  putBack: (taken: TakenOut) => void;
}

/** The changes that a shopper makes to the lines on the cart page. */
export function useCartEdits(): CartEdits {
  const lines = useSelector(selectLines);
  const dispatch = useDispatch();
  const [news, setNews] = useState('');
  const [allTaken, setTaken] = useState<readonly TakenOut[]>([]);
  const keys = new Set(lines.map(cartLineKey));
  const taken = allTaken.filter(({ line }) => !keys.has(cartLineKey(line)));

  const rows = withTaken(lines, taken);

  const takeOut = (line: CartLine, how: TakenOut['how']) => {
    if (how === 'saved' && !saveForLater(line)) {
      setNews('We couldn’t save it. Your browser is blocking storage for this site.');
      return;
    }
    const row = rows.findIndex((one) => one.line === line);
    dispatch(itemRemoved(cartLineKey(line)));
    setTaken([...taken, { line, row, how }]);
    setNews(`${how === 'saved' ? 'Saved for later:' : 'Removed'} ${lineName(line)}`);
  };
  return {
    rows,
    news,
    takeOut,
    setQuantity: (line, quantity) => {
      if (quantity < 1) return takeOut(line, 'removed');
      dispatch(quantityChanged({ key: cartLineKey(line), quantity }));
      setNews(`${lineName(line)}: quantity ${quantity}`);
    },
    putBack: (back) => {
      if (back.how === 'saved') forgetSaved(cartLineKey(back.line));
      const place = rows
        .slice(
          0,
          rows.findIndex((one) => one.taken === back),
        )
        .filter((one) => !one.taken).length;
      dispatch(itemPutBack({ line: back.line, place }));
      setTaken(taken.filter((other) => other !== back));
      setNews(`Back in your cart: ${lineName(back.line)}`);
    },
  };
}

function withTaken(lines: readonly CartLine[], taken: readonly TakenOut[]): CartEdits['rows'] {
  const rows: CartEdits['rows'] = lines.map((line) => ({ line }));
  for (const one of taken.toSorted((left, right) => left.row - right.row)) {
    rows.splice(one.row, 0, { line: one.line, taken: one });
  }
  return rows;
}
