import { CART_KEY, type CartLine, parseCart } from './cartStorage.ts';

/** Where the cart is stored. It is asynchronous, so that a pending storage has a time limit, and tests can use one. */
export interface CartStorage {
  read: () => Promise<string | null>;
  write: (text: string) => Promise<void>;
}

export interface RestoredCart {
  lines: CartLine[];
  foreign: unknown[];
  /** False when storage did not answer, was blocked or damaged: then do not overwrite stored text unseen. */
  intact: boolean;
}

/** SPEC 9: cart restore time-out, in ms. */
export const RESTORE_TIMEOUT = 5000;

/** A blocked `localStorage` throws; here that is a rejected promise. */
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
