import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Loading } from '../frame/Loading.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { useLive } from '../live/LiveProvider.tsx';
import { UnknownEnvironment } from '../environment/UnknownEnvironment.tsx';
import { NothingToUndo } from './NothingToUndo.tsx';
import { RollBack } from './RollBack.tsx';

/** One remote goes back to the release before. An email may lead here. */
export function RollBackPage() {
  const { env = '', remote = '' } = useParams();
  const [round, setRound] = useState(0);
  return (
    <OneRollBack key={`${env} ${remote} ${round}`} env={env} remote={remote} onAgain={() => setRound(round + 1)} />
  );
}

/** @param onAgain makes a new plan of what is live then */
function OneRollBack({ env, remote, onAgain }: { env: string; remote: string; onAgain: () => void }) {
  const { environments } = useLive();
  const environment = environments?.find((one) => one.env === env);
  const found = environment?.remotes.find((one) => one.remote === remote);
  const [first, setFirst] = useState(found);
  if (found && !first) setFirst(found);
  const title = `Roll back ${remote} in ${env}`;
  if (!environments) {
    return (
      <>
        <PageHeading title={title} />
        <Loading what={`what is live in ${env}`} />
      </>
    );
  }
  if (!environment) return <UnknownEnvironment env={env} />;
  if (!first?.rollsBackTo || !first.mayRollBack) {
    return <NothingToUndo title={title} environment={environment} remote={first} name={remote} />;
  }
  const { live, rollsBackTo } = first;
  return (
    <RollBack
      title={title}
      environment={environment}
      goal={{ remotes: [`${remote}@${live}`], to: rollsBackTo }}
      command={`rollback ${remote}@${live} --to ${rollsBackTo} --env ${env} --reason "…"`}
      button={`Roll back ${remote}`}
      onAgain={onAgain}
    />
  );
}
