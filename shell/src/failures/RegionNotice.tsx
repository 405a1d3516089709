import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useRetryOnline } from './useRetryOnline.ts';

/** Says at the edge of the window (`RegionNotices`) that a region stays on screen as the server sent it. */
export function RegionNotice({ name, slow, error, onRetry }: RegionTrouble) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => reportTrouble({ name, slow, error, onRetry: () => retry() }), [name, slow, error]);
  useRetryOnline(!slow, onRetry);
  return null;
}

/** A region whose code does not come, or takes its time. */
export interface RegionTrouble {
  /** How the region is called in a sentence: "The cart". */
  name: string;
  slow: boolean;
  error?: Error;
  onRetry: () => void;
}

const none: readonly RegionTrouble[] = [];
let troubles = none;
const listeners = new Set<() => void>();

/** @returns takes it back */
export function reportTrouble(trouble: RegionTrouble): () => void {
  change([...troubles, trouble]);
  return () => change(troubles.filter((other) => other !== trouble));
}

/** What is wrong now, the oldest first. */
export function useTroubles(): readonly RegionTrouble[] {
  return useSyncExternalStore(
    subscribe,
    () => troubles,
    () => none,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly RegionTrouble[]): void {
  troubles = next;
  for (const listener of listeners) listener();
}
