import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Release } from '../frame/Release.tsx';
import { Ago } from '../live/Ago.tsx';
import { rollBackPath } from '../paths.ts';
import type { LiveRemote } from '../registryApi.ts';

interface RemoteCellProps {
  env: string;
  remote: LiveRemote | undefined;
}

/** What is live of a remote in one environment. A page has hundreds: each is drawn again only when its remote changes. */
export const RemoteCell = memo(function RemoteCell({ env, remote: found }: RemoteCellProps) {
  if (!found) return <span className="soft">not live</span>;
  const { remote, live, since, by, canary, evidence, rollsBackTo, mayRollBack } = found;
  return (
    <div className="cell">
      <Release id={live} />
      <span className="soft">
        <Ago at={since} /> by {by}
      </span>
      {canary && (
        <span className="tag">
          canary <Release id={canary.release} /> for {canary.share} %
        </span>
      )}
      {evidence.map((text) => (
        <span key={text} className="evidence">
          {text}
        </span>
      ))}
      {mayRollBack && rollsBackTo && (
        <Link className="cell-action" to={rollBackPath(env, remote)} aria-label={`Roll back ${remote} in ${env}`}>
          Roll back
        </Link>
      )}
    </div>
  );
});
