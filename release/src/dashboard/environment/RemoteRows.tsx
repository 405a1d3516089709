import { Link } from 'react-router-dom';
import { Release } from '../frame/Release.tsx';
import { Ago } from '../live/Ago.tsx';
import { rollBackPath } from '../paths.ts';
import type { EnvironmentState, LiveRemote } from '../registryApi.ts';

/** Each remote of an environment, with all that is known of its release. */
export function RemoteRows({ environment: { env, remotes } }: { environment: EnvironmentState }) {
  if (!remotes.length) return <p className="notice">Nothing is live here yet.</p>;
  return (
    <ul className="rows">
      {remotes.map((one) => (
        <li key={one.remote} className="row">
          <h3>{one.remote}</h3>
          <dl className="facts">
            <dt>Release</dt>
            <dd>
              <Release id={one.live} isLong />
              {one.revision && <span className="soft"> from {one.revision.slice(0, 10)}</span>}
            </dd>
            <dt>Owner</dt>
            <dd>
              team of {one.remote}
              {one.publishedBy && `, published by ${one.publishedBy}`}
            </dd>
            <dt>Since</dt>
            <dd>
              <Ago at={one.since} /> by {one.by}, entry {one.n}
            </dd>
            <dt>Evidence</dt>
            <dd>{one.evidence.length ? one.evidence.join(' ') : 'none'}</dd>
            {one.canary && (
              <>
                <dt>Canary</dt>
                <dd>
                  <Release id={one.canary.release} isLong /> for {one.canary.share} % since{' '}
                  <Ago at={one.canary.since} />
                </dd>
              </>
            )}
          </dl>
          <Undo env={env} one={one} />
        </li>
      ))}
    </ul>
  );
}

/** Why there is no button is said where the role would allow it. */
function Undo({ env, one: { remote, rollsBackTo, mayRollBack } }: { env: string; one: LiveRemote }) {
  if (!mayRollBack) return null;
  if (!rollsBackTo) return <p className="soft">There is no earlier release to roll back to.</p>;
  return (
    <Link className="button is-secondary" to={rollBackPath(env, remote)} aria-label={`Roll back ${remote}`}>
      Roll back
    </Link>
  );
}
