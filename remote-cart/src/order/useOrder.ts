import type { components } from '@paw/api-client/apiTypes.d.ts';
import { answer, ApiProblem, createApi } from '@paw/api-client/http.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The current state of an order: lines, sums, states and events. */
export type Order = components['schemas']['Order'];

export type OrderState =
  | { kind: 'waiting' }
  /** No such order exists, or the shop did not sign the reference. */
  | { kind: 'missing' }
  | { kind: 'failed'; problem: unknown }
  | { kind: 'known'; order: Order };

/** The order of a reference. `ask` loads it again; `show` replaces it with what another call returned. */
export function useOrder(reference: string): { state: OrderState; ask: () => void; show: (order: Order) => void } {
  const [state, setState] = useState<OrderState>({ kind: 'waiting' });
  const call = useRef<AbortController>(undefined);
  const ask = useCallback(() => {
    call.current?.abort();
    const { signal } = (call.current = new AbortController());
    const api = createApi({ baseUrl: '', signal });
    answer(api.GET('/api/orders/{reference}', { params: { path: { reference } } })).then(
      (order) => !signal.aborted && setState({ kind: 'known', order }),
      (problem: unknown) => !signal.aborted && setState(stateOf(problem)),
    );
  }, [reference]);
  useEffect(() => {
    ask();
    return () => call.current?.abort();
  }, [ask]);
  const show = useCallback((order: Order) => setState({ kind: 'known', order }), []);
  return { state, ask, show };
}

function stateOf(problem: unknown): OrderState {
  const isMissing = problem instanceof ApiProblem && [400, 404].includes(problem.status);
  return isMissing ? { kind: 'missing' } : { kind: 'failed', problem };
}
