import { useParams } from 'react-router-dom';
import { Command } from '../frame/Command.tsx';
import { Loading } from '../frame/Loading.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { Ago } from '../live/Ago.tsx';
import { useLive } from '../live/LiveProvider.tsx';
import { EnvironmentNav } from './EnvironmentNav.tsx';
import { UnknownEnvironment } from './UnknownEnvironment.tsx';
import { RemoteRows } from './RemoteRows.tsx';
import { ShellList } from './ShellList.tsx';
import { Timeline } from './timeline/Timeline.tsx';

/** One environment: what is live, which shells follow, and what changed. */
export function EnvironmentPage() {
  const { env = '' } = useParams();
  const { environments } = useLive();
  const environment = environments?.find((one) => one.env === env);
  if (!environments) {
    return (
      <>
        <PageHeading title={env} />
        <Loading what={`what is live in ${env}`} />
      </>
    );
  }
  if (!environment) return <UnknownEnvironment env={env} />;
  const { n, setId, changed, freeze, problem } = environment;
  return (
    <>
      <PageHeading title={env} />
      <EnvironmentNav env={env} />
      {problem && <p className="notice is-warning">{problem}</p>}
      <p>
        Set <code>{setId}</code>, entry {n}
        {changed && (
          <>
            , <Ago at={changed} />
          </>
        )}
        . <a href="#what-changed">What changed</a>
      </p>
      {freeze && (
        <p className="notice">
          Frozen until {freeze.until.replace('T', ' ').slice(0, 16)} UTC by {freeze.by}
          {freeze.reason && `: ${freeze.reason}`}. Rollbacks stay possible.
        </p>
      )}
      <h2>What is live</h2>
      <RemoteRows environment={environment} />
      <h2>Shells</h2>
      <ShellList shells={environment.shells} />
      <Command args={`status --env ${env}`} />
      <Timeline environment={environment} />
    </>
  );
}
