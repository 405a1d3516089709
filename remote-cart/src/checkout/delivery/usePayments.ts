import { answer, createApi } from '@paw/api-client/http.ts';
import { useEffect, useState } from 'react';
import type { PaymentMethod } from '../../draft/checkoutDraft.ts';

export const paymentNames: Record<PaymentMethod, { label: string; help: string }> = {
  delivery: { label: 'Pay on delivery', help: 'Pay the driver at your door, by cash or card.' },
  stripe: {
    label: 'Card or wallet',
    help: 'You’ll pay on Stripe’s secure page right after you place your order.',
  },
};

const always: readonly PaymentMethod[] = ['delivery'];

export interface Payments {
  /** The first one is selected by default. */
  methods: readonly PaymentMethod[];
  isWaiting: boolean;
}

/** The store's payment methods. Only payment on delivery until the api answers, and when it does not. */
export function usePayments(): Payments {
  const [found, setFound] = useState<readonly PaymentMethod[]>();
  useEffect(() => {
    const ends = new AbortController();
    answer(createApi({ baseUrl: '', signal: ends.signal }).GET('/api/payments')).then(
      ({ methods }) => !ends.signal.aborted && setFound(methods),
      () => !ends.signal.aborted && setFound(always),
    );
    return () => ends.abort();
  }, []);
  return { methods: found ?? always, isWaiting: !found };
}
