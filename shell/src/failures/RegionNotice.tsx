import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useRetryOnline } from './useRetryOnline.ts';

/** Reports to `RegionNotices` that a region still shows the server's HTML. */
export function RegionNotice({ name, slow, error, onRetry }: RegionReport) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => reportRegion({ name, slow, error, onRetry: () => retry() }), [name, slow, error]);
  useRetryOnline(!slow, onRetry);
  return null;
}

/** A region whose code failed or is slow. */
export interface RegionReport {
  /** The region's name in a sentence: "The cart". */
  name: string;
  slow: boolean;
  error?: Error;
  onRetry: () => void;
}

const none: readonly RegionReport[] = [];
let reports = none;
const listeners = new Set<() => void>();

/** @returns removes the report */
function reportRegion(report: RegionReport): () => void {
  change([...reports, report]);
  return () => change(reports.filter((other) => other !== report));
}

/** Current reports, the oldest first. */
export function useRegionReports(): readonly RegionReport[] {
  return useSyncExternalStore(
    subscribe,
    () => reports,
    () => none,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly RegionReport[]): void {
  reports = next;
  for (const listener of listeners) listener();
}
