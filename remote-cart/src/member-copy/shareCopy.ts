import { type CartLine, stringifyCart } from '@paw/contract/cartStorage.ts';
import { answer } from '@paw/api-client/http.ts';
import { readToken } from '@paw/contract/tokenStorage.ts';
import { withSession } from '@paw/contract/withSession.ts';
import { addListener } from '@reduxjs/toolkit';
import { copyAdopted, isCartChange, selectLines } from '../cart/cartSlice.ts';
import type { CartStore } from '../cart/cartStore.ts';
import { noteChange, readAgreed, writeAgreed } from './agreedCopy.ts';
import { decideCopies, savableLines, type ServerCopy } from './decideCopies.ts';

/** In ms: the shopper's next click often changes the cart again. */
const REST = 1_500;

/**
 * Keeps the server's copy of a signed-in member's cart and this browser's cart the same, until the returned function is
 * called. The cart never waits for it and does not report a failure: the next change or the next page tries again.
 * @param rest ms from a change to its saving
 */
export function shareCopy(store: CartStore, rest = REST): () => void {
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let under: Promise<void> = Promise.resolve();

  const lines = () => selectLines(store.getState());
  const account = () => {
    const token = readToken();
    return token && !token.guest && !token.expired ? token.id : undefined;
  };

  async function bringTogether(): Promise<void> {
    const id = account();
    if (!id) return;
    const theirs = await withSession(ended.signal, async (api) => toCopy(await answer(api.GET('/api/cart'))));
    if (ended.signal.aborted || account() !== id) return;
    const { lines: decided, isNewsForServer } = decideCopies(id, lines(), theirs, readAgreed());
    if (stringifyCart(decided) !== stringifyCart(lines())) store.dispatch(copyAdopted(decided));
    if (isNewsForServer) await save(id);
    else writeAgreed({ account: id, updatedAt: theirs.updatedAt, text: stringifyCart(lines()) });
  }

  async function save(id: string): Promise<void> {
    const sent = lines();
    const body = { lines: savableLines(sent).map(({ unknown: _, ...line }) => line) };
    const saved = await withSession(ended.signal, (api) => answer(api.PUT('/api/cart', { body })));
    writeAgreed({ account: id, updatedAt: saved.updatedAt, text: stringifyCart(sent) });
  }

  /** Calls run one at a time: an older save that arrives late would undo a newer one. */
  function inTurn(work: () => Promise<void>): void {
    under = under.then(work).catch(() => undefined);
  }
  const again = () => inTurn(bringTogether);

  const unsubscribe = store.dispatch(
    addListener({
      matcher: isCartChange,
      effect: ({ type }) => {
        if (type === copyAdopted.type) return;
        noteChange();
        clearTimeout(timer);
        timer = setTimeout(again, rest);
      },
    }),
  );
  window.addEventListener('online', again);
  again();

  return () => {
    clearTimeout(timer);
    ended.abort();
    unsubscribe();
    window.removeEventListener('online', again);
  };
}

interface Answered {
  lines: readonly (Omit<CartLine, 'unknown'> & { variantId?: string | null })[];
  updatedAt: string | null;
}

function toCopy({ lines, updatedAt }: Answered): ServerCopy {
  return { lines: lines.map(({ variantId, ...line }) => ({ ...line, ...(variantId && { variantId }) })), updatedAt };
}
