import { useEffect } from 'react';
import { boundaryLabel } from '@paw/contract/releaseSet.ts';
import { useNavigate, useLocation, useRouteError } from 'react-router-dom';
import { PageFailed } from '../failures/PageFailed.tsx';
import { useRemoteAccess, regionKey } from '../remotes/RemoteAccess.tsx';
import { applyHead } from '../head/applyHead.ts';
import { failureHead } from '../head/pageHead.ts';
import { kindOfFailure, toPageProblem } from '../failures/kindOfFailure.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Replaces a page that does not exist or failed; header and footer stay. */
export function RouteFailed({ remote, part }: { remote?: string; part?: string }) {
  const error = useRouteError();
  const { status, message } = toPageProblem(error);
  const { set } = useRemoteAccess();
  const navigate = useNavigate();
  const location = useLocation();
  const label = remote && boundaryLabel(remote, set.remotes[remote]?.release ?? 'none');
  useEffect(() => applyHead(failureHead(status)), [status]);
  const retry = () => void navigate(location, { replace: true, preventScrollReset: true });
  if (kindOfFailure(error) === 'not-found') return <NotFoundPage />;
  return (
    <div data-boundary={label} data-region={remote && part && regionKey(remote, part)} data-failed={status}>
      <PageFailed error={message ? new Error(message) : undefined} onRetry={retry} />
    </div>
  );
}
