import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { useOnline } from '@paw/ui/useOnline.ts';
import { RegionErrorBoundary } from '../failures/RegionErrorBoundary.tsx';
import { RegionNotice } from '../failures/RegionNotice.tsx';
import { useRetryOnline } from '../failures/useRetryOnline.ts';
import { shellPart } from '../chunks/shellPart.ts';

const toaster = shellPart('toaster', () => import(/* webpackChunkName: "toaster" */ './Toaster.tsx'));

/** What a shopper does first. */
const actions = ['pointerdown', 'keydown', 'focusin', 'submit', 'click'];

/**
 * The one container of every toast. It is a chunk of its own with its style sheet, fetched when the shopper first does
 * something: there is nothing to say before. A toast that is asked for earlier waits in the library's queue.
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
  // Without a line the page says so itself, and there is nothing to do but wait.
  if (!isOnline || (status !== 'failed' && status !== 'slow')) return null;
  return <RegionNotice name="The notifications part" slow={status === 'slow'} error={error} onRetry={retry} />;
}
