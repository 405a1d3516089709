import { cartLineKey } from '@paw/contract/cartStorage.ts';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { quantityChanged, selectLines } from './cartSlice.ts';
import type { QuoteState } from '../quote/useQuote.ts';

/**
 * Reduces quantities to those that the quote allows.
 * @returns the explanations by the line's {@link cartLineKey}, each until its line is changed again
 */
export function useClamping({ lines: quoted, isCurrent }: QuoteState): ReadonlyMap<string, string> {
  const lines = useSelector(selectLines);
  const dispatch = useDispatch();
  const [clamped, setClamped] = useState<ReadonlyMap<string, { to: number; words: string }>>(new Map());
  useEffect(() => {
    if (!isCurrent) return;
    for (const line of lines) {
      const key = cartLineKey(line);
      const answer = quoted.get(key);
      if (answer?.status !== 'clamped' || answer.quantity < 1 || answer.quantity >= line.quantity) continue;
      const to = answer.quantity;
      setClamped((all) => new Map(all).set(key, { to, words: answer.message ?? '' }));
      dispatch(quantityChanged({ key, quantity: to }));
    }
  }, [quoted, isCurrent, lines, dispatch]);
  const still = lines.flatMap((line) => {
    const one = clamped.get(cartLineKey(line));
    return one?.to === line.quantity ? [[cartLineKey(line), one.words] as const] : [];
  });
  return new Map(still);
}

/** A typed negative quantity counts as 1. The explanation stays until the quantity changes. */
export function useTooLow(quantity: number): { words: string | undefined; report: () => void } {
  const [isReported, setReported] = useState(false);
  if (isReported && quantity !== 1) setReported(false);
  return {
    words: isReported && quantity === 1 ? 'A quantity can’t be below 1, so we set it to 1.' : undefined,
    report: () => setReported(true),
  };
}
