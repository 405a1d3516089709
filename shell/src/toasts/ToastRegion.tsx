import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { useOnline } from '@paw/ui/useOnline.ts';
import { RegionErrorBoundary } from '../failures/RegionErrorBoundary.tsx';
import { RegionNotice } from '../failures/RegionNotice.tsx';
import { useRetryOnline } from '../failures/useRetryOnline.ts';
import { shellPart } from '../chunks/shellPart.ts';

const toaster = shellPart('toaster', () => import(/* webpackChunkName: "toaster" */ './Toaster.tsx'));

/** A shopper's first action is one of these. */
const actions = ['pointerdown', 'keydown', 'focusin', 'submit', 'click'];

/**
 * The one container of all toasts. It is a chunk of its own with its style sheet, loaded on the shopper's first action:
 * before that there is nothing to announce. An earlier toast waits in the library's queue.
 */
export function ToastRegion() {
  const { status, module, error } = useSyncExternalStore(toaster.subscribe, toaster.state, toaster.state);
  useEffect(() => {
    const load = () => {
      for (const name of actions) removeEventListener(name, load, true);
      void toaster.load().catch(() => undefined);
    };
    for (const name of actions) addEventListener(name, load, true);
    return () => {
      for (const name of actions) removeEventListener(name, load, true);
    };
  }, []);
  const retry = () => void toaster.retry().catch(() => undefined);
  const isOnline = useOnline();
  useRetryOnline(status === 'failed', retry);
  if (status === 'ready') {
    const { Toaster } = module as { Toaster: ComponentType };
    return (
      <RegionErrorBoundary resetKey="" fallback={() => null}>
        <Toaster />
      </RegionErrorBoundary>
    );
  }
  // Offline, the page itself says so.
  if (!isOnline || (status !== 'failed' && status !== 'slow')) return null;
  return <RegionNotice name="The notifications part" slow={status === 'slow'} error={error} onRetry={retry} />;
}
