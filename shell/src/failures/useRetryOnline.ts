import { useEffect, useEffectEvent } from 'react';

/** Retries automatically when the connection returns. */
export function useRetryOnline(isFailed: boolean, retry: () => void): void {
  const retryNow = useEffectEvent(retry);
  useEffect(() => {
    if (!isFailed) return;
    const onLine = () => retryNow();
    addEventListener('online', onLine);
    return () => removeEventListener('online', onLine);
  }, [isFailed]);
}
