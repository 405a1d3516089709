import { answer, ApiProblem, createApi } from '@paw/api-client/http.ts';
import { useEffect, useState } from 'react';
import { troubleWords } from '../quote/QuoteTrouble.tsx';
import type { Order } from './useOrder.ts';

/** Gets the changed order and a sentence about the change. */
type Settle = (order: Order, news: string) => void;

/**
 * Confirms an order by the secret after the # in its email's link. It stays in the URL until it has been used, so a
 * reload works. No server ever sees it.
 */
export function useConfirmation(reference: string, { number }: Order, settle: Settle) {
  const [confirmation, setConfirmation] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const read = () => setConfirmation(/^#confirm=([\w-]{20,200})$/.exec(location.hash)?.[1] ?? '');
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  const confirm = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    const api = createApi({ baseUrl: '' });
    const params = { path: { reference } };
    try {
      const order = await answer(api.POST('/api/orders/{reference}/confirm', { params, body: { confirmation } }));
      // The history entry keeps the router's state.
      history.replaceState(history.state, '', location.pathname + location.search);
      settle(order, `Order ${number} is confirmed.`);
    } catch (error) {
      const isOver = error instanceof ApiProblem && error.status === 409;
      const order = isOver && (await answer(api.GET('/api/orders/{reference}', { params })).catch(() => undefined));
      if (order) settle(order, troubleWords(error));
      else setProblem(troubleWords(error));
    } finally {
      setBusy(false);
    }
  };
  return { canConfirm: confirmation !== '', isBusy, problem, confirm };
}
