import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { InEnvironment } from '../environment/InEnvironment.tsx';
import type { EnvironmentState } from '../registryApi.ts';
import { NothingToUndo } from './NothingToUndo.tsx';
import { RollBack } from './RollBack.tsx';

/** One remote goes back to the release before. An email may lead here. */
export function RollBackPage() {
  const { env = '', remote = '' } = useParams();
  const [round, setRound] = useState(0);
  const title = `Roll back ${remote} in ${env}`;
  const key = `${env} ${remote} ${round}`;
  const again = () => setRound(round + 1);
  return (
    <InEnvironment env={env} title={title}>
      {(environment) => (
        <OneRollBack key={key} environment={environment} remote={remote} title={title} onAgain={again} />
      )}
    </InEnvironment>
  );
}

interface OneRollBackProps {
  environment: EnvironmentState;
  remote: string;
  title: string;
  /** Makes a new plan of what is live then. */
  onAgain: () => void;
}

function OneRollBack({ environment, remote, title, onAgain }: OneRollBackProps) {
  const { env } = environment;
  const found = environment.remotes.find((one) => one.remote === remote);
  const [first, setFirst] = useState(found);
  if (found && !first) setFirst(found);
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
