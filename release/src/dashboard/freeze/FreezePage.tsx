import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ChangeForm } from '../change/ChangeForm.tsx';
import { EnvironmentNav } from '../environment/EnvironmentNav.tsx';
import { UnknownEnvironment } from '../environment/UnknownEnvironment.tsx';
import { Command } from '../frame/Command.tsx';
import { Loading } from '../frame/Loading.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { utc } from '../frame/utc.ts';
import { ViewFailure } from '../frame/ViewFailure.tsx';
import { useLive } from '../live/LiveProvider.tsx';
import { environmentPath } from '../paths.ts';
import { read, registry } from '../registryApi.ts';
import { useTrials } from '../trials/useTrials.ts';

/** From now; the registry says until when that is. */
const times = { '2h': '2 hours', '8h': '8 hours', '1d': 'a day', '3d': '3 days', '7d': 'a week' };
type Time = keyof typeof times;

/** Forward changes are refused for some time, or again allowed; rollbacks stay possible. */
export function FreezePage() {
  const { me } = useLive();
  const { env, environment, isUnknown, found, failure } = useTrials();
  const [wanted, setWanted] = useState<Time | 'end'>();
  if (isUnknown) return <UnknownEnvironment env={env} />;
  const freeze = environment?.freeze;
  return (
    <>
      <PageHeading title={`Freeze of ${env}`} />
      <EnvironmentNav env={env} />
      {environment && !wanted && (
        <p className="notice">
          {freeze
            ? `Frozen until ${utc(freeze.until)} by ${freeze.by}${freeze.reason ? `: ${freeze.reason}` : ''}.`
            : `${env} is not frozen.`}{' '}
          A freeze refuses activations, new canaries and their steps forward. Rollbacks stay possible.
        </p>
      )}
      <ViewFailure failure={failure} />
      {(!environment || !found) && !failure && <Loading what={`whether ${env} is frozen`} />}
      {found && !found.mayFreeze && (
        <p>
          {me?.name} ({me?.role}) may not freeze an environment: ask a releaser.
        </p>
      )}
      {found?.mayFreeze && !wanted && <Choice isFrozen={freeze !== undefined} onChoose={setWanted} />}
      {wanted ? (
        <Change env={env} wanted={wanted} />
      ) : (
        <Command args={freeze ? `unfreeze --env ${env}` : `freeze --env ${env} --until 2h --reason "…"`} />
      )}
    </>
  );
}

interface ChoiceProps {
  isFrozen: boolean;
  onChoose: (wanted: Time | 'end') => void;
}

function Choice({ isFrozen, onChoose }: ChoiceProps) {
  return (
    <>
      <h2>{isFrozen ? 'Change its end: freeze for' : 'Freeze for'}</h2>
      <p className="actions">
        {Object.entries(times).map(([time, text]) => (
          <button key={time} type="button" className="button is-secondary" onClick={() => onChoose(time as Time)}>
            {text}
          </button>
        ))}
      </p>
      {isFrozen && (
        <p className="actions">
          <button type="button" className="button" onClick={() => onChoose('end')}>
            End the freeze
          </button>
        </p>
      )}
    </>
  );
}

function Change({ env, wanted }: { env: string; wanted: Time | 'end' }) {
  const { refresh } = useLive();
  const params = { path: { env } };
  const shared = {
    onDone: refresh,
    after: () => (
      <p>
        <Link to={environmentPath(env)}>What is live in {env}</Link>
      </p>
    ),
  };
  if (wanted === 'end') {
    return (
      <ChangeForm
        {...shared}
        ask={(more) => read(registry.POST('/v1/environments/{env}/unfreeze', { params, body: more }))}
        command={`unfreeze --env ${env} --reason "…"`}
        button="End the freeze"
        done="Open again"
        reasons={['It is over', 'A fix has to go out']}
      />
    );
  }
  return (
    <ChangeForm
      {...shared}
      ask={(more) => read(registry.POST('/v1/environments/{env}/freeze', { params, body: { until: wanted, ...more } }))}
      command={`freeze --env ${env} --until ${wanted} --reason "…"`}
      button={`Freeze for ${times[wanted]}`}
      done="Frozen"
      reasons={['Launch', 'Weekend', 'While we look for a cause']}
    />
  );
}
