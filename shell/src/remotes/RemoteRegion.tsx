import { boundaryLabel } from '@paw/contract/releaseSet.ts';
import type { LateCode } from '@paw/ui/SlotPlace.tsx';
import { useIsHydrated } from '@paw/ui/useIsHydrated.ts';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { RegionErrorBoundary } from '../failures/RegionErrorBoundary.tsx';
import { RegionFailed } from '../failures/RegionFailed.tsx';
import { RegionNotice } from '../failures/RegionNotice.tsx';
import { regionView } from '../failures/regionView.ts';
import { LateHtml } from './LateHtml.tsx';
import { RegionWorks } from './RegionWorks.tsx';
import { useRemoteAccess, regionKey } from './RemoteAccess.tsx';
import { useCarriedInput } from './useCarriedInput.ts';

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
  /** See SlotPlace. */
  late?: LateCode;
  /** See SlotPlace. */
  isWanted?: () => boolean;
  /** See SlotPlace. */
  onMissedPress?: () => void;
  /** The server's HTML of this region, if there is any, is that of another place. */
  isNew?: boolean;
}

/**
 * A region of the page that one remote renders. It contains every failure: a component that throws, code that does not
 * load. The server's HTML and its links stay until the code is loaded.
 */
export function RemoteRegion({
  remote,
  part,
  name,
  componentProps,
  waiting,
  fallback,
  quiet,
  late,
  isWanted,
  onMissedPress,
  isNew,
}: Props) {
  const access = useRemoteAccess();
  const { pathname } = useLocation();
  const snapshot = () => access.state(remote, part);
  const {
    status: code,
    module,
    error,
  } = useSyncExternalStore((listener) => access.subscribe(remote, listener), snapshot, snapshot);
  const [isPressed, setPressed] = useState(false);
  const status = code === 'ready' && isPressed ? 'loading' : code;
  const region = regionKey(remote, part);
  const label = boundaryLabel(remote, access.set.remotes[remote]?.release ?? 'none');
  useEffect(() => {
    if (status === 'failed') access.signals?.failed(label, 0, 'chunk');
  }, [access, label, status]);
  const kept = isNew ? undefined : access.serverHtml(region);
  const [view, afterHydration] = regionView({
    code: status,
    html: kept && (kept.isWaiting ? 'frame' : 'content'),
    hasFallback: fallback !== undefined,
    isOptional: quiet === true,
  });
  // A late region may be on every page, so what was done in it is kept across pages.
  const page = late ? region : `${region} ${pathname}`;
  const input = useCarriedInput({ isLive: view === 'component', hasFailed: code === 'failed', page }, onMissedPress);
  const attributes = { 'data-boundary': label, 'data-region': region, ...(late && { 'data-late': '' }) };
  const frame = (key: string, content: ReactNode, notice?: ReactNode) => (
    <div key={key} ref={key === 'live' ? input.region : undefined} {...attributes}>
      {content}
      {notice}
    </div>
  );

  if (view === 'component') {
    const { Component } = module as { Component: ComponentType };
    const panelOf = (thrown?: Error, reset?: () => void) =>
      quiet ? fallback : (fallback ?? <RegionFailed name={name} error={thrown} onRetry={reset} />);
    return frame(
      'live',
      <Suspense fallback={panelOf()}>
        <RegionErrorBoundary resetKey={pathname} fallback={panelOf}>
          <Component {...componentProps} />
          <RegionWorks label={label} />
        </RegionErrorBoundary>
      </Suspense>,
    );
  }
  const onRetry = () => void access.retry(remote, part).catch(() => undefined);
  const failure = { name, slow: status === 'slow', error, onRetry };
  const notice = <RegionNotice {...failure} />;
  const substitute =
    afterHydration === 'nothing'
      ? null
      : afterHydration === 'panel'
        ? frame('waiting', <RegionFailed {...failure} />)
        : afterHydration === 'waiting'
          ? frame('waiting', waiting)
          : frame('fallback', fallback, afterHydration !== 'fallback' && notice);
  if (!kept) return substitute;
  const html = (
    <LateHtml
      key="kept"
      attributes={attributes}
      html={kept.html}
      label={label}
      status={status}
      when={late}
      isWanted={isWanted}
      onMissedPress={onMissedPress}
      load={() => access.load(remote, part)}
      carry={(element, pressed) => input.carry(element, pressed, page)}
      onPress={setPressed}
    />
  );
  if (view !== afterHydration) return <UntilHydrated then={substitute}>{html}</UntilHydrated>;
  return (
    <>
      {html}
      {view !== 'html' && notice}
    </>
  );
}

/** A component of its own: `useIsHydrated` renders twice, and a region that renders again cannot hydrate incrementally. */
function UntilHydrated({ children, then }: { children: ReactNode; then: ReactNode }) {
  return useIsHydrated() ? then : children;
}
