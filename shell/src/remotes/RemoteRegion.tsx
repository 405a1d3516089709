import { boundaryLabel } from '@paw/contract/releaseSet.ts';
import { useIsAlive } from '@paw/ui/useIsAlive.ts';
import { type ComponentType, type ReactNode, type SubmitEvent, Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { RegionErrorBoundary } from '../failures/RegionErrorBoundary.tsx';
import { RegionFailed } from '../failures/RegionFailed.tsx';
import { RegionNotice } from '../failures/RegionNotice.tsx';
import { useRemoteAccess, regionKey } from './RemoteAccess.tsx';

interface Props {
  remote: string;
  /** `page:<route name>` or `slot:<Name>`. */
  part: string;
  /** How the region is called in a sentence: "The cart". */
  name: string;
  /** For the component in it. */
  componentProps: object;
  /** Shown here while the code loads, where the server sent nothing: the size of what comes. */
  waiting: ReactNode;
  /** Shown here when the code failed and the server sent nothing; a panel with "Try again" when not given. */
  fallback?: ReactNode;
  /** The page is whole without it: nothing is said where it does not come. */
  quiet?: boolean;
}

/**
 * A region of the page that one remote renders. Whatever happens in it stays in it: a component that throws, code
 * that does not come. What the server rendered stays on screen, with its links, until the code is there.
 */
export function RemoteRegion({ remote, part, name, componentProps, waiting, fallback, quiet }: Props) {
  const access = useRemoteAccess();
  const { pathname } = useLocation();
  const snapshot = () => access.state(remote, part);
  const { status, module, error } = useSyncExternalStore(
    (listener) => access.subscribe(remote, listener),
    snapshot,
    snapshot,
  );
  const region = regionKey(remote, part);
  const label = boundaryLabel(remote, access.set.remotes[remote]?.release ?? 'none');
  const attributes = { 'data-boundary': label, 'data-region': region };
  const retry = () => void access.retry(remote, part).catch(() => undefined);

  if (status === 'ready') {
    const { Component } = module as { Component: ComponentType };
    const panel = quiet ? fallback : (fallback ?? <RegionFailed name={name} />);
    return (
      <div key="live" {...attributes}>
        <Suspense fallback={panel}>
          <RegionErrorBoundary
            resetKey={pathname}
            fallback={(thrown, reset) =>
              quiet ? fallback : (fallback ?? <RegionFailed name={name} error={thrown} onRetry={reset} />)
            }
          >
            <Component {...componentProps} />
          </RegionErrorBoundary>
        </Suspense>
      </div>
    );
  }
  const kept = access.serverHtml(region);
  const isLate = status === 'failed' || status === 'slow';
  const trouble = !quiet && isLate && (
    <RegionNotice name={name} slow={status === 'slow'} error={error} onRetry={retry} />
  );
  const instead = fallback !== undefined && (
    <div key="fallback" {...attributes}>
      {fallback}
      {trouble}
    </div>
  );
  const panel = (
    <div key="waiting" {...attributes}>
      {isLate ? <RegionFailed name={name} slow={status === 'slow'} error={error} onRetry={retry} /> : waiting}
    </div>
  );
  if (kept) {
    const html = (
      <div
        key="kept"
        {...attributes}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: kept.html }}
        onSubmit={holdBack}
      />
    );
    // Once the page is the server's no more: a button that nobody answers is worse than none, and so is a region that
    // says for ever that it is loading.
    const isUseless = quiet ? status === 'failed' : isLate && kept.isWaiting;
    if (isUseless) return <UntilAlive then={quiet ? instead : instead || panel}>{html}</UntilAlive>;
    return (
      <>
        {html}
        {trouble}
      </>
    );
  }
  return instead || panel;
}

/** Of its own: what asks for it is rendered twice, and a region that is rendered again cannot hydrate bit by bit. */
function UntilAlive({ children, then }: { children: ReactNode; then: ReactNode }) {
  return useIsAlive() ? then : children;
}

/** A form that only its remote's code can send would lead to an address that takes none. See lateStart.ts. */
function holdBack(event: SubmitEvent<HTMLElement>) {
  const form = event.target;
  if (!form.hasAttribute('action') && form.getAttribute('method') !== 'get') event.preventDefault();
}
