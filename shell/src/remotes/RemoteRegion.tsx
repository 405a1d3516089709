import { boundaryLabel } from '@paw/contract/releaseSet.ts';
import { useIsHydrated } from '@paw/ui/useIsHydrated.ts';
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
  /** The region's name in a sentence: "The cart". */
  name: string;
  /** Props of the component. */
  componentProps: object;
  /** Shown while the code loads, where the server sent no HTML; as large as the component. */
  waiting: ReactNode;
  /** Shown when the code failed and the server sent no HTML; by default a panel with "Try again". */
  fallback?: ReactNode;
  /** The part is optional: a failure shows no notice. */
  quiet?: boolean;
}

/**
 * A region of the page that one remote renders. It contains every failure: a component that throws, code that does not
 * load. The server's HTML and its links stay until the code is loaded.
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
  const notice = !quiet && isLate && (
    <RegionNotice name={name} slow={status === 'slow'} error={error} onRetry={retry} />
  );
  const instead = fallback !== undefined && (
    <div key="fallback" {...attributes}>
      {fallback}
      {notice}
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
        onSubmit={preventSubmit}
      />
    );
    // After hydration, show the fallback instead of dead buttons or an endless loading frame.
    const isReplaced = quiet ? status === 'failed' : isLate && kept.isWaiting;
    if (isReplaced) return <UntilHydrated then={quiet ? instead : instead || panel}>{html}</UntilHydrated>;
    return (
      <>
        {html}
        {notice}
      </>
    );
  }
  return instead || panel;
}

/** A component of its own: `useIsHydrated` renders twice, and a region that renders again cannot hydrate incrementally. */
function UntilHydrated({ children, then }: { children: ReactNode; then: ReactNode }) {
  return useIsHydrated() ? then : children;
}

/** A form that needs its remote's code would submit to a URL that does not accept it. See lateStart.ts. */
function preventSubmit(event: SubmitEvent<HTMLElement>) {
  const form = event.target;
  if (!form.hasAttribute('action') && form.getAttribute('method') !== 'get') event.preventDefault();
}
