import { Link } from 'react-router-dom';
import { EnvironmentNav } from '../environment/EnvironmentNav.tsx';
import { UnknownEnvironment } from '../environment/UnknownEnvironment.tsx';
import { Command } from '../frame/Command.tsx';
import { Loading } from '../frame/Loading.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { Release } from '../frame/Release.tsx';
import { ViewFailure } from '../frame/ViewFailure.tsx';
import { Ago } from '../live/Ago.tsx';
import { beginCanaryPath, beginShadowPath } from '../paths.ts';
import type { TrialsAnswer } from '../registryApi.ts';
import { CanaryCard } from './CanaryCard.tsx';
import { ShadowRows } from './ShadowRows.tsx';
import { useTrials } from './useTrials.ts';

/** What is tried on some visitors, or beside them: evidence as it grows, and who acts. */
export function TrialsPage() {
  const { env, environment, isUnknown, found, failure } = useTrials();
  if (isUnknown) return <UnknownEnvironment env={env} />;
  return (
    <>
      <PageHeading title={`Canaries and shadows in ${env}`} />
      <EnvironmentNav env={env} />
      <ViewFailure failure={failure} />
      {!found && !failure && <Loading what="what is tried" />}
      {found && (
        <>
          <h2>Canaries</h2>
          {!found.canaries.length && <p className="notice">No canary is open: every visitor gets the live releases.</p>}
          {found.canaries.map((canary) => (
            <CanaryCard key={canary.id} env={env} canary={canary} isFrozen={environment?.freeze !== undefined} />
          ))}
          <p>
            <Link className="cell-action" to={beginCanaryPath(env)}>
              Show a release to some visitors
            </Link>
          </p>
          <LastCanaries ended={found.ended} />
          <h2>Shadows</h2>
          <ShadowRows env={env} shadows={found.shadows} />
          <p>
            <Link className="cell-action" to={beginShadowPath(env)}>
              Render a release beside the live one
            </Link>
          </p>
        </>
      )}
      <Command args={`canary status --env ${env}`} />
      <Command args={`shadow list --env ${env}`} note="Shadows, in a terminal:" />
    </>
  );
}

const ends = {
  stopped: 'was stopped',
  promoted: 'went live for everyone',
  replaced: 'ended with a change of what is live',
};

function LastCanaries({ ended }: Pick<TrialsAnswer, 'ended'>) {
  if (!ended.length) return null;
  return (
    <>
      <h2>How the last ones ended</h2>
      <ul className="moves">
        {ended.map(({ remote, release, how, n, at, by, reason }) => (
          <li key={n} className="entry">
            {remote} <Release id={release} /> {ends[how]} <Ago at={at} /> by {by}, entry {n}
            {reason && `: ${reason}`}
          </li>
        ))}
      </ul>
    </>
  );
}
