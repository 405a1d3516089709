import { useEffect, useState } from 'react';
import { type OpenNow, openNow } from './openNow.ts';

/** ms: words that are half a minute old are still right. */
const INTERVAL = 20_000;

/** Undefined until hydration: the server's HTML is read at another time. */
export function useOpenNow(): OpenNow | undefined {
  const [now, setNow] = useState<OpenNow>();
  useEffect(() => {
    const look = () => {
      const next = openNow(new Date());
      setNow((before) => (before?.words === next.words && before.clock === next.clock ? before : next));
    };
    look();
    const timer = setInterval(look, INTERVAL);
    // A laptop that slept wakes up with an old answer.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}
