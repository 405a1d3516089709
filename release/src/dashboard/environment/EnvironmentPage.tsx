import { useParams } from 'react-router-dom';
import { Command } from '../frame/Command.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { Ago } from '../live/Ago.tsx';
import type { EnvironmentState } from '../registryApi.ts';
import { EnvironmentNav } from './EnvironmentNav.tsx';
import { InEnvironment } from './InEnvironment.tsx';
import { RemoteRows } from './RemoteRows.tsx';
import { ShellList } from './ShellList.tsx';
import { Timeline } from './timeline/Timeline.tsx';

/** One environment: what is live, which shells follow, and what changed. */
export function EnvironmentPage() {
  const { env = '' } = useParams();
  return (
    <InEnvironment env={env} title={env}>
      {(environment) => <Environment environment={environment} />}
    </InEnvironment>
  );
}

function Environment({ environment }: { environment: EnvironmentState }) {
  const { env, n, setId, changed, freeze, problem } = environment;
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
