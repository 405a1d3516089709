import { type CartLine, stringifyCart } from '@paw/contract/cartStorage.ts';
import { cartLimits } from '@paw/rules/cartLimits.ts';
import { mergeCarts } from '../cart/mergeCarts.ts';

/** The last cart that this browser and the server both had. */
export interface Agreed {
  account: string;
  updatedAt: string | null;
  /** In the stored format of 'cart'. Empty once the shopper has changed this browser's cart, even if it has the same lines again. */
  text: string;
}

export interface ServerCopy {
  lines: readonly CartLine[];
  /** Null when the server has none yet. */
  updatedAt: string | null;
}

/**
 * Decides which copy of a member's cart is kept. If only one has changed since both were the same, that one. If both
 * have changed, or were never the same, all lines of both, with the higher quantity and this browser's price. So a line
 * that one device removed stays removed on the others, and a guest's lines join the account at login.
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

/** The lines that the server accepts. The others stay on this device only. */
export function savableLines(lines: readonly CartLine[]): CartLine[] {
  return lines.filter(isSavable).slice(0, cartLimits.lines);
}

function isSavable({ title, size, color, quantity, priceCents, variantId = '' }: CartLine): boolean {
  return (
    title !== '' &&
    isText(title, cartLimits.title) &&
    [size, color.name, variantId].every((text) => isText(text, cartLimits.option)) &&
    quantity <= cartLimits.units &&
    priceCents <= cartLimits.cents
  );
}

/** PostgreSQL accepts neither NUL nor half a surrogate pair in a text. */
const isText = (text: string, most: number) => text.length <= most && !/[\0\p{Cs}]/u.test(text);
