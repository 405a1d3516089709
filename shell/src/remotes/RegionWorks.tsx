import { useEffect } from 'react';
import { useRemoteAccess } from './RemoteAccess.tsx';

/**
 * Beside a region's component, inside its Suspense and error boundaries: its effect runs when the component is hydrated,
 * and ends when the component throws.
 */
export function RegionWorks({ label }: { label: string }) {
  const { signals } = useRemoteAccess();
  useEffect(() => signals?.works(label), [signals, label]);
  return null;
}
