import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { LiveOverview, type LiveState } from './LiveOverview.ts';
import { RegistryClock } from './RegistryClock.ts';
import { readMe } from './readMe.ts';
import { ClockContext } from './useClock.ts';
import { ReportedContext } from './useReported.ts';

interface Live extends LiveState {
  refresh: () => void;
}

const LiveContext = createContext<Live>({ isConnected: false, refresh: () => {} });

/** What is live everywhere, and the registry's clock, for every view. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<LiveState>(() => ({ me: readMe(), isConnected: false }));
  const [clock] = useState(() => new RegistryClock());
  const [reported] = useState(() => new Set<string>());
  const overview = useRef<LiveOverview>(undefined);
  useEffect(() => {
    // Hundreds of cells: they are drawn in turns, between which the page answers.
    const live = new LiveOverview(clock, readMe(), (next) => startTransition(() => setState(next)));
    overview.current = live;
    live.start();
    return () => live.stop();
  }, [clock]);
  const value = useMemo(() => ({ ...state, refresh: () => void overview.current?.refresh() }), [state]);
  return (
    <LiveContext value={value}>
      <ClockContext value={clock}>
        <ReportedContext value={reported}>{children}</ReportedContext>
      </ClockContext>
    </LiveContext>
  );
}

export const useLive = () => useContext(LiveContext);
