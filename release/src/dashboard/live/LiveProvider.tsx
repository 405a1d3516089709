import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { LiveOverview, type LiveState } from './LiveOverview.ts';

interface Live extends LiveState {
  refresh: () => void;
}

const LiveContext = createContext<Live>({ isConnected: false, clockAhead: 0, refresh: () => {} });

/** What is live everywhere, for every view. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<LiveState>({ isConnected: false, clockAhead: 0 });
  const overview = useRef<LiveOverview>(undefined);
  useEffect(() => {
    const live = new LiveOverview(setState);
    overview.current = live;
    live.start();
    return () => live.stop();
  }, []);
  const value = useMemo(() => ({ ...state, refresh: () => void overview.current?.refresh() }), [state]);
  return <LiveContext value={value}>{children}</LiveContext>;
}

export const useLive = () => useContext(LiveContext);
