import type { AddRequest } from '@paw/contract/cartEvents.ts';
import type { HydrationOptions } from 'react-dom/client';
import { type FailureKind, kindOfFailure } from '../failures/kindOfFailure.ts';
import { labelIn, remoteIn } from './labelIn.ts';
import type { BrowserFailure, RegionSignals } from './RegionSignals.ts';

/** `otherwise`: what it is when neither the api nor a file failed. Undefined for a page that does not exist. */
export function failureOf(error: unknown, otherwise: BrowserFailure): BrowserFailure | undefined {
  const kinds: Partial<Record<FailureKind, BrowserFailure>> = {
    unavailable: 'api',
    'not-loaded': 'chunk',
    thrown: otherwise,
  };
  return kinds[kindOfFailure(error)];
}

/** Time in which the cart has to answer: ms. */
const ANSWER = 3_000;

/**
 * Watches for errors that no region hears of.
 * @param own the label of the page's own remote
 * @param cart the label of the remote that answers requests on the cart bus
 * @returns React's options
 */
export function watchErrors(failed: RegionSignals['failed'], own: () => string, cart: string): HydrationOptions {
  const script = (error?: Error) => failed(labelIn(error?.stack), failureOf(error, 'script'));
  addEventListener('error', (event) => script(event.error));
  addEventListener('unhandledrejection', (event) => script(event.reason));
  addEventListener('paw:cart:add-requested', (request) =>
    setTimeout(() => {
      const { id } = (request as CustomEvent<AddRequest>).detail;
      // A cart that starts later takes it from the outbox, which is a key in storage.
      if (!request.defaultPrevented && Object.keys(localStorage).join().includes(id)) failed(cart, 'unanswered');
    }, ANSWER),
  );
  const inReact =
    (kind: BrowserFailure) =>
    (error: unknown, { componentStack }: { componentStack?: string }) => {
      console.error(error);
      // With a digest: the region failed on the server, which has counted it.
      if (!(error as { digest?: string } | undefined)?.digest)
        failed(remoteIn(componentStack) ?? own(), failureOf(error, kind));
    };
  return { onCaughtError: inReact('throw'), onRecoverableError: inReact('hydration') };
}
