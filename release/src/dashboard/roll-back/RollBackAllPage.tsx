import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Command } from '../frame/Command.tsx';
import { Failure } from '../frame/Failure.tsx';
import { Loading } from '../frame/Loading.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { useLive } from '../live/LiveProvider.tsx';
import { asFailure, read, registry, type RegistryFailure } from '../registryApi.ts';
import { environmentPath } from '../paths.ts';
import { UnknownEnvironment } from '../environment/UnknownEnvironment.tsx';
import { RollBack } from './RollBack.tsx';

/** Every remote goes back to what was live after an entry of the log. */
export function RollBackAllPage() {
  const { env = '', n = '' } = useParams();
  const [round, setRound] = useState(0);
  return <AllToThisMoment key={`${env} ${n} ${round}`} env={env} n={Number(n)} onAgain={() => setRound(round + 1)} />;
}

/** @param onAgain makes a new plan of what is live then */
function AllToThisMoment({ env, n, onAgain }: { env: string; n: number; onAgain: () => void }) {
  const { environments, me } = useLive();
  const { setId, isMissing, failure } = useSetAfter(env, n);
  const environment = environments?.find((one) => one.env === env);
  const title = `Roll back all of ${env} to entry ${n}`;
  if (environments && !environment) return <UnknownEnvironment env={env} />;
  if (!environment || !setId || !environment.mayRollBackAll) {
    return (
      <>
        <PageHeading title={title} />
        {failure && <Failure failure={failure} />}
        {!failure && !isMissing && (!environment || !setId) && <Loading what={`entry ${n}`} />}
        {isMissing && (
          <p className="notice">
            There is no entry {n} in {env}. Back to <Link to={environmentPath(env)}>{env}</Link>.
          </p>
        )}
        {environment && !isMissing && !environment.mayRollBackAll && (
          <p className="notice">
            {me?.name} ({me?.role}) may not roll back all remotes at once: ask a releaser or the guard.
          </p>
        )}
        <Command args={`history --env ${env}`} note="Its entries, in a terminal:" />
      </>
    );
  }
  return (
    <RollBack
      title={title}
      environment={environment}
      goal={{ all: true, toSet: setId }}
      command={`rollback --all --to-set ${setId} --env ${env} --reason "…"`}
      button="Roll back all"
      onAgain={onAgain}
    />
  );
}

interface SetAfter {
  setId?: string;
  /** The log has no such entry. */
  isMissing?: boolean;
  failure?: RegistryFailure;
}

/** The release set after an entry. */
function useSetAfter(env: string, n: number): SetAfter {
  const [found, setFound] = useState<SetAfter>({});
  useEffect(() => {
    let isCurrent = true;
    const query = { before: n + 1, limit: 1 };
    read(registry.GET('/v1/environments/{env}/timeline', { params: { path: { env }, query } })).then(
      ({ entries: [entry] }) => isCurrent && setFound(entry?.n === n ? { setId: entry.setId } : { isMissing: true }),
      (error: unknown) => isCurrent && setFound({ failure: asFailure(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [env, n]);
  return found;
}
