import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Failure } from '../frame/Failure.tsx';
import { Loading } from '../frame/Loading.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { useLive } from '../live/LiveProvider.tsx';
import { asFailure, read, registry, type RegistryFailure } from '../registryApi.ts';
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
  const { setId, failure } = useSetAfter(env, n);
  const environment = environments?.find((one) => one.env === env);
  const title = `Roll back all of ${env} to entry ${n}`;
  if (environments && !environment) return <UnknownEnvironment env={env} />;
  if (!environment || !setId || !environment.mayRollBackAll) {
    return (
      <>
        <PageHeading title={title} />
        {failure ? <Failure failure={failure} /> : !environment || !setId ? <Loading what={`entry ${n}`} /> : null}
        {environment && !environment.mayRollBackAll && (
          <p className="notice">
            {me?.name} ({me?.role}) may not roll back all remotes at once: ask a releaser or the guard.
          </p>
        )}
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

/** The release set after an entry. */
function useSetAfter(env: string, n: number): { setId?: string; failure?: RegistryFailure } {
  const [found, setFound] = useState<{ setId?: string; failure?: RegistryFailure }>({});
  useEffect(() => {
    let isCurrent = true;
    const query = { before: n + 1, limit: 1 };
    read(registry.GET('/v1/environments/{env}/timeline', { params: { path: { env }, query } })).then(
      ({ entries: [entry] }) => isCurrent && setFound(entry ? { setId: entry.setId } : {}),
      (error: unknown) => isCurrent && setFound({ failure: asFailure(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [env, n]);
  return found;
}
