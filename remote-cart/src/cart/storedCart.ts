/** The cart in this browser's storage. Nothing here throws. */
import { CART_KEY, type CartLine, parseCart, stringifyCart } from '@paw/contract/cartStorage.ts';

const DAMAGED_KEY = 'cart-damaged';

export type StoredCart =
  | {
      state: 'readable';
      /** Null when nothing is stored. */
      text: string | null;
      lines: CartLine[];
      foreign: unknown[];
      /** Ids of outbox requests that are in these lines, while the outbox may still hold them. */
      delivered: string[];
    }
  | { state: 'damaged'; text: string }
  | { state: 'blocked' };

export function readStoredCart(): StoredCart {
  let text: string | null;
  try {
    text = localStorage.getItem(CART_KEY);
  } catch {
    return { state: 'blocked' };
  }
  try {
    const { lines, foreign } = parseCart(text);
    return { state: 'readable', text, lines, ...withoutMarks(foreign) };
  } catch {
    return { state: 'damaged', text: text ?? '' };
  }
}

/**
 * Writes cart and delivered ids in one step, so that a crash cannot separate them. The ids are in an entry
 * of their own, which is removed after the outbox is cleared. Undefined when storage is full or blocked.
 */
export function writeStoredCart(
  lines: readonly CartLine[],
  foreign: readonly unknown[],
  delivered: readonly string[] = [],
): string | undefined {
  const text = stringifyCart(lines, delivered.length ? [...foreign, { deliveredRequests: delivered }] : foreign);
  // Written first, so that other tabs can tell who made the change: see the contract's ownRecord.ts.
  write(`${CART_KEY}-kept`, text);
  return write(CART_KEY, text) ? text : undefined;
}

/** Copies a damaged cart before it is replaced, and keeps older copies. False when storage is full. */
export function copyDamagedCart(text: string): boolean {
  try {
    for (let copy = 1; ; copy++) {
      const key = copy === 1 ? DAMAGED_KEY : `${DAMAGED_KEY}-${copy}`;
      const older = localStorage.getItem(key);
      if (older === text) return true;
      if (older === null) return write(key, text);
    }
  } catch {
    return false;
  }
}

/** Separates the marks of {@link writeStoredCart} from entries that other releases stored. */
export function withoutMarks(entries: readonly unknown[]): { foreign: unknown[]; delivered: string[] } {
  return {
    foreign: entries.filter((entry) => !isMark(entry)),
    delivered: entries.filter(isMark).flatMap((mark) => mark.deliveredRequests),
  };
}

function isMark(entry: unknown): entry is { deliveredRequests: string[] } {
  return Array.isArray((entry as { deliveredRequests?: unknown } | null)?.deliveredRequests);
}

function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
