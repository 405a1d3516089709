import { Link } from 'react-router-dom';
import { EnvironmentNav } from '../environment/EnvironmentNav.tsx';
import { UnknownEnvironment } from '../environment/UnknownEnvironment.tsx';
import { Command } from '../frame/Command.tsx';
import { Loading } from '../frame/Loading.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { Release } from '../frame/Release.tsx';
import { utc } from '../frame/utc.ts';
import { ViewFailure } from '../frame/ViewFailure.tsx';
import { Ago } from '../live/Ago.tsx';
import { endPreviewPath, openPreviewPath } from '../paths.ts';
import { useTrials } from './useTrials.ts';

/** Which releases someone sees under a secret address, until when, and who opened them. */
export function PreviewsPage() {
  const { env, isUnknown, found, failure } = useTrials();
  if (isUnknown) return <UnknownEnvironment env={env} />;
  return (
    <>
      <PageHeading title={`Previews in ${env}`} />
      <EnvironmentNav env={env} />
      <ViewFailure failure={failure} />
      {!found && !failure && <Loading what="which previews are open" />}
      {found?.previews.length === 0 && (
        <p className="notice">No preview is open. A preview shows a published release to those who have its address.</p>
      )}
      {found !== undefined && found.previews.length > 0 && (
        <ul className="moves">
          {found.previews.map(({ id, releases, at, until, host, by, reason, mayEnd }) => (
            <li key={id} className="entry">
              <p>
                {Object.entries(releases).map(([remote, release]) => (
                  <span key={remote}>
                    {remote} <Release id={release} />{' '}
                  </span>
                ))}
                until <strong>{utc(until)}</strong>
                {host && ` on ${host}`}, opened <Ago at={at} /> by {by}
                {reason && `: ${reason}`}
              </p>
              {mayEnd && (
                <Link className="cell-action" to={endPreviewPath(env, id)}>
                  End preview {id}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {found && (
        <p>
          <Link className="cell-action" to={openPreviewPath(env)}>
            Open a preview
          </Link>
        </p>
      )}
      <Command args={`previews --env ${env}`} />
    </>
  );
}
