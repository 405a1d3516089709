import type { AddRequest } from '@paw/contract/cartEvents.ts';
import type { HydrationOptions } from 'react-dom/client';
import { labelIn } from './labelIn.ts';
import type { BrowserFailure, RegionSignals } from './RegionSignals.ts';

/** Time in which the cart has to answer: ms. */
const ANSWER = 3_000;

/**
 * Watches for errors that no region hears of. React finds no address for a component that does not throw when it is called
 * alone, so a component stack may name no one, or the shell alone.
 * @returns React's options
 */
export function watchErrors(failed: RegionSignals['failed']): HydrationOptions {
  const script = ({ error, reason = error }: Partial<ErrorEvent & PromiseRejectionEvent>) =>
    failed(labelIn(reason?.stack), reason, 'script');
  addEventListener('error', script);
  addEventListener('unhandledrejection', script);
  addEventListener('paw:cart:add-requested', (request) =>
    setTimeout(() => {
      // A cart that starts later takes it from the outbox, which is a key in storage.
      const waits = () =>
        Object.keys(localStorage)
          .join()
          .includes((request as CustomEvent<AddRequest>).detail.id);
      if (!request.defaultPrevented && waits()) failed('cart', 0, 'unanswered');
    }, ANSWER),
  );
  const inReact =
    (kind: BrowserFailure) =>
    (error: unknown, { componentStack }: { componentStack?: string }) => {
      console.error(error);
      // With a digest: the region failed on the server, which has counted it.
      // React itself throws about HTML that differs: the stack of components tells where.
      const place = kind === 'hydration' ? componentStack : undefined;
      if (!(error as { digest?: string } | undefined)?.digest)
        failed(labelIn(componentStack) ?? 'shell', error, kind, place);
    };
  return { onCaughtError: inReact('throw'), onRecoverableError: inReact('hydration') };
}
