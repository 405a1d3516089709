import { useState } from 'react';

/** A negative quantity was typed: it counts as 1, and the words stay until the quantity changes. */
export function useTooLow(quantity: number): { words: string | undefined; report: () => void } {
  const [isReported, setReported] = useState(false);
  if (isReported && quantity !== 1) setReported(false);
  return {
    words: isReported && quantity === 1 ? 'A quantity can’t be below 1, so we set it to 1.' : undefined,
    report: () => setReported(true),
  };
}
