import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { RegionNotice } from '../remotes/RegionNotice.tsx';
import { laterParts } from '../layout/laterParts.ts';

/** What a shopper does first. */
const actions = ['pointerdown', 'keydown', 'focusin', 'submit', 'click'];

/**
 * The one container of every toast. It is a chunk of its own with its style sheet, fetched when the shopper first does
 * something: there is nothing to say before. A toast that is asked for earlier waits in the library's queue.
 */
export function ToastRegion() {
  const loader = laterParts;
  const snapshot = () => loader.state('toaster');
  const { status, module, error } = useSyncExternalStore(loader.subscribe, snapshot, snapshot);
  useEffect(() => {
    const load = () => {
      for (const name of actions) removeEventListener(name, load, true);
      void loader.load('toaster').catch(() => undefined);
    };
    for (const name of actions) addEventListener(name, load, true);
    return () => {
      for (const name of actions) removeEventListener(name, load, true);
    };
  }, [loader]);
  if (status === 'ready') {
    const { Toaster } = module as { Toaster: ComponentType };
    return <Toaster />;
  }
  if (status !== 'failed' && status !== 'slow') return null;
  const retry = () => void loader.retry('toaster').catch(() => undefined);
  return <RegionNotice name="The messages part" slow={status === 'slow'} error={error} onRetry={retry} />;
}
