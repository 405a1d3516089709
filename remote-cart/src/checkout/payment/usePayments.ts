import { answer, createApi } from '@paw/shared/contract/http.ts';
import { useEffect, useState } from 'react';
import type { PaymentMethod } from '../../draft/checkoutDraft.ts';

const always: readonly PaymentMethod[] = ['delivery'];

/** The ways to pay that the shop has now, the first is proposed. Until it says so, and when it does not, at the door. */
export function usePayments(): { methods: readonly PaymentMethod[]; isWaiting: boolean } {
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
