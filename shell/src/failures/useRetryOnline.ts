import { useEffect, useEffectEvent } from 'react';

/** What failed for want of a line is tried again by itself as soon as there is one. */
export function useRetryOnline(isFailed: boolean, retry: () => void): void {
  const retryNow = useEffectEvent(retry);
  useEffect(() => {
    if (!isFailed) return;
    const onLine = () => retryNow();
    addEventListener('online', onLine);
    return () => removeEventListener('online', onLine);
  }, [isFailed]);
}
