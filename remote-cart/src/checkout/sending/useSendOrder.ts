import { ApiProblem } from '@paw/api-client/http.ts';
import { cartLineKey } from '@paw/contract/cartStorage.ts';
import { useNavigate } from '@paw/ui/router.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { toast } from 'react-toastify/unstyled';
import { itemRemoved, quantityChanged, selectLines } from '../../cart/cartSlice.ts';
import type { CartStore } from '../../cart/cartStore.ts';
import { changeDraft, readDraft } from '../../draft/draftStore.ts';
import { orderSentPath } from '../../order/orderPaths.ts';
import { isSignedOut, logInAgain } from '../session.ts';
import type { OrderBody } from './orderBody.ts';
import { NoAnswer, type SentOrder, sendOrder } from './sendOrder.ts';

/** `checking` = sent, no answer yet, sent again automatically; `unknown` = sent again when the shopper asks. */
type SendingState =
  | { kind: 'idle' | 'sending' | 'checking' | 'unknown' | 'done' }
  | { kind: 'refused'; problem: unknown; attempt: number };

export interface OrderSending {
  state: SendingState;
  send: (body: OrderBody, seenKey: string) => void;
  /** Sends again what was already sent. */
  check: () => void;
}

/** In ms, before each repeat. */
const DELAYS = [1_500, 3_000, 6_000, 12_000];

/** Sends the order once, then opens its page, the payment page, or /login when the session has ended. */
export function useSendOrder(): OrderSending {
  const navigate = useNavigate();
  const store = useStore() as CartStore;
  const [state, setState] = useState<SendingState>({ kind: 'idle' });
  const isBusy = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const finish = useCallback(
    ({ order, redirectUrl }: SentOrder) => {
      removeOrdered(store);
      setState({ kind: 'done' });
      if (isGone.current) toast.success(`Your order ${order.number} is placed.`);
      else if (redirectUrl) location.assign(redirectUrl);
      else void navigate(orderSentPath(order.reference), { replace: true });
    },
    [navigate, store],
  );
  const run = useCallback(
    async (body: OrderBody | undefined, seenKey?: string) => {
      // A second press does nothing while the first one is processed.
      if (isBusy.current) return;
      isBusy.current = true;
      setState({ kind: body ? 'sending' : 'checking' });
      try {
        for (let tries = 0; ; tries++) {
          try {
            finish(await sendOrder(tries ? undefined : body, seenKey));
            return;
          } catch (problem) {
            const delay = DELAYS[tries];
            if (!(problem instanceof NoAnswer)) throw problem;
            if (delay === undefined || isGone.current) return setState({ kind: 'unknown' });
            setState({ kind: 'checking' });
            await new Promise((done) => setTimeout(done, delay));
          }
        }
      } catch (problem) {
        // Another tab sent it, and the api refused it.
        if (problem instanceof ApiProblem && problem.code === 'nothing_to_ask') return setState({ kind: 'idle' });
        if (isSignedOut(problem) && !isGone.current) logInAgain(navigate);
        setState((last) => ({
          kind: 'refused',
          problem,
          attempt: last.kind === 'refused' ? last.attempt + 1 : Date.now(),
        }));
      } finally {
        isBusy.current = false;
      }
    },
    [finish, navigate],
  );
  return {
    state,
    send: useCallback((body, seenKey) => void run(body, seenKey), [run]),
    check: useCallback(() => void run(undefined), [run]),
  };
}

/** Removes the ordered lines from the cart, once. Lines that were added since then stay. */
function removeOrdered(store: Pick<CartStore, 'getState' | 'dispatch'>): void {
  const { done } = readDraft();
  if (!done?.toEmpty) return;
  const { toEmpty, ...order } = done;
  changeDraft({ done: order });
  for (const ordered of toEmpty) {
    const key = cartLineKey(ordered);
    const line = selectLines(store.getState()).find((one) => cartLineKey(one) === key);
    if (!line) continue;
    const left = line.quantity - ordered.quantity;
    store.dispatch(left > 0 ? quantityChanged({ key, quantity: left }) : itemRemoved(key));
  }
}
