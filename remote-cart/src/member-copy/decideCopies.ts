import { type CartLine, stringifyCart } from '@paw/contract/cartStorage.ts';
import { mergeCarts } from '../cart/mergeCarts.ts';
import { savableLines } from './savableLines.ts';

/** What this browser and the server had in common last. */
export interface Agreed {
  account: string;
  updatedAt: string | null;
  /** As under 'cart'. */
  text: string;
}

export interface ServerCopy {
  lines: readonly CartLine[];
  /** Null = none yet. */
  updatedAt: string | null;
}

/**
 * Which of two copies of a member's cart counts. One that changed alone since both were the same; where both did, or were
 * never the same, all lines of both with the higher quantity and this browser's price. So what was removed on one device
 * stays removed on the others, and what a guest had comes along at the login.
 */
export function decideCopies(
  account: string,
  own: readonly CartLine[],
  theirs: ServerCopy,
  agreed: Agreed | undefined,
): { lines: readonly CartLine[]; isNewsForServer: boolean } {
  const saved = new Set(savableLines(own));
  const isKnown = agreed?.account === account;
  const lines =
    isKnown && agreed.updatedAt === theirs.updatedAt
      ? own
      : isKnown && agreed.text === stringifyCart(own)
        ? [...theirs.lines, ...own.filter((line) => !saved.has(line))]
        : mergeCarts(theirs.lines, own);
  return { lines, isNewsForServer: stringifyCart(savableLines(lines)) !== stringifyCart(theirs.lines) };
}
