import { ApiProblem } from '@paw/api-client/http.ts';
import { useNavigate } from '@paw/ui/router.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { toast } from 'react-toastify/unstyled';
import type { CartStore } from '../../cart/cartStore.ts';
import { orderSentPath } from '../../order/orderPaths.ts';
import { isSignedOut, logInAgain } from '../sessionEnded.ts';
import { NoAnswer, type Placed, placeOrder } from './placeOrder.ts';
import type { OrderBody } from './orderTypes.ts';
import { takeOrdered } from './takeOrdered.ts';

/** `checking` = sent, no answer yet, sent again automatically; `unknown` = sent again when the shopper asks. */
type PlacingState =
  | { kind: 'idle' | 'sending' | 'checking' | 'unknown' | 'done' }
  | { kind: 'refused'; problem: unknown; attempt: number };

export interface Placing {
  state: PlacingState;
  place: (body: OrderBody, seenKey: string) => void;
  /** Sends again what was sent already. */
  check: () => void;
}

/** ms before each repeat. */
const PATIENCE = [1_500, 3_000, 6_000, 12_000];

/** Sends the order once, then opens its page, the payment page, or /login when the session has ended. */
export function usePlacing(): Placing {
  const navigate = useNavigate();
  const store = useStore() as CartStore;
  const [state, setState] = useState<PlacingState>({ kind: 'idle' });
  const isBusy = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const goOn = useCallback(
    ({ order, redirectUrl }: Placed) => {
      takeOrdered(store);
      setState({ kind: 'done' });
      if (isGone.current) toast.success(`Your order ${order.number} is placed.`);
      else if (redirectUrl) location.assign(redirectUrl);
      else void navigate(orderSentPath(order.reference), { replace: true });
    },
    [navigate, store],
  );
  const run = useCallback(
    async (body: OrderBody | undefined, seenKey?: string) => {
      // A second press does nothing while the first one works.
      if (isBusy.current) return;
      isBusy.current = true;
      setState({ kind: body ? 'sending' : 'checking' });
      try {
        for (let tries = 0; ; tries++) {
          try {
            goOn(await placeOrder(tries ? undefined : body, seenKey));
            return;
          } catch (problem) {
            const wait = PATIENCE[tries];
            if (!(problem instanceof NoAnswer)) throw problem;
            if (wait === undefined || isGone.current) return setState({ kind: 'unknown' });
            setState({ kind: 'checking' });
            await new Promise((done) => setTimeout(done, wait));
          }
        }
      } catch (problem) {
        // Another tab sent it and was refused.
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
    [goOn, navigate],
  );
  return {
    state,
    place: useCallback((body, seenKey) => void run(body, seenKey), [run]),
    check: useCallback(() => void run(undefined), [run]),
  };
}
