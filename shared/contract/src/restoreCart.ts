import { CART_KEY, type CartLine, parseCart } from './cartStorage.ts';

/** Where the cart is kept. Asynchronous, so that a storage that hangs can be waited for, and tested. */
export interface CartStorage {
  read: () => Promise<string | null>;
  write: (text: string) => Promise<void>;
}

export interface RestoredCart {
  lines: CartLine[];
  foreign: unknown[];
  /** False when storage hung, was blocked or held something damaged: then nothing stored may be overwritten unseen. */
  intact: boolean;
}

/** SPEC 9: cart restore time-out, in ms. */
export const RESTORE_TIMEOUT = 5000;

/** `localStorage` itself may throw, where it is blocked; that is a rejected promise here. */
export const browserCartStorage: CartStorage = {
  read: async () => localStorage.getItem(CART_KEY),
  write: async (text) => localStorage.setItem(CART_KEY, text),
};

/** Never rejects, and settles within `timeout` ms. */
export async function restoreCart(storage: CartStorage, timeout = RESTORE_TIMEOUT): Promise<RestoredCart> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The cart's storage did not answer within ${timeout} ms.`)), timeout);
  });
  try {
    return { ...parseCart(await Promise.race([storage.read(), late])), intact: true };
  } catch (error) {
    console.warn('The stored cart could not be read; it is left unchanged.', error);
    return { lines: [], foreign: [], intact: false };
  } finally {
    clearTimeout(timer);
  }
}
