import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { ChangeForm } from '../change/ChangeForm.tsx';
import { useEnvironment } from '../environment/useEnvironment.ts';
import { UnknownEnvironment } from '../environment/UnknownEnvironment.tsx';
import { Command } from '../frame/Command.tsx';
import { Loading } from '../frame/Loading.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { utc } from '../frame/utc.ts';
import { ViewFailure } from '../frame/ViewFailure.tsx';
import { useLive } from '../live/LiveProvider.tsx';
import { previewsPath, trialsPath } from '../paths.ts';
import { asFailure, type Candidate, read, registry, type RegistryFailure } from '../registryApi.ts';
import { type Beginning, beginningOf } from './beginningOf.ts';
import { CandidateForm } from './CandidateForm.tsx';

const titles = {
  canary: (env: string) => `Show a release to some visitors of ${env}`,
  shadow: (env: string) => `Render a release beside the live one in ${env}`,
  preview: (env: string) => `Open a preview in ${env}`,
};

const commands = {
  canary: 'canary <remote@release> --steps 1,10,50,100 --hold 10m',
  shadow: 'shadow <remote@release> --for 5m',
  preview: 'preview <remote@release> --for 2h',
};

/** A published release is shown to some visitors, or rendered beside the live one: which, how, the plan, the reason. */
export function BeginPage({ kind }: { kind: Beginning['kind'] }) {
  const { env, isUnknown } = useEnvironment();
  const { me, refresh } = useLive();
  const { found, failure } = useCandidates(env);
  const [chosen, setChosen] = useState<Beginning>();
  const title = titles[kind](env);
  if (isUnknown) return <UnknownEnvironment env={env} />;
  const allowed = found?.filter((one) => (kind === 'canary' ? one.mayBeginCanary : one.mayTry));
  const back = (
    <p>
      {kind === 'preview' ? (
        <Link className="cell-action" to={previewsPath(env)}>
          Previews in {env}
        </Link>
      ) : (
        <Link className="cell-action" to={trialsPath(env)}>
          Canaries and shadows in {env}
        </Link>
      )}
    </p>
  );
  if (chosen) {
    return (
      <>
        <PageHeading title={title} />
        <ChangeForm
          {...beginningOf(env, chosen)}
          reasons={['New release', 'A fix', 'Tried again']}
          onDone={refresh}
          {...(kind !== 'canary' && { whenBroken: 'Look whether it is there before you ask again.' })}
          after={({ url, until }) => (
            <>
              {kind === 'preview' && typeof url === 'string' && <Opened url={url} until={String(until)} />}
              {back}
            </>
          )}
        >
          {chosen.candidate.isAbandoned && <p className="is-bad">The release is abandoned: this shows it by force.</p>}
        </ChangeForm>
      </>
    );
  }
  return (
    <>
      <PageHeading title={title} />
      <ViewFailure failure={failure} />
      {!found && !failure && <Loading what="the published releases" />}
      {found?.length === 0 && (
        <p className="notice">Nothing is published that is not live: publish a release of a live remote first.</p>
      )}
      {found && found.length > 0 && allowed?.length === 0 && (
        <p className="notice">
          {me?.name} ({me?.role}) may not begin a {kind} here: ask a releaser
          {kind !== 'canary' && ', or the team of the remote'}.
        </p>
      )}
      {allowed && allowed.length > 0 && <CandidateForm kind={kind} candidates={allowed} onChoose={setChosen} />}
      {back}
      <Command args={`${commands[kind]} --env ${env}`} />
    </>
  );
}

/** The address is in this answer alone: the registry keeps only its hash. */
function Opened({ url, until }: { url: string; until: string }) {
  return (
    <p className="notice">
      <a href={url}>Open the preview</a>. Anyone with this address sees it until {utc(until)}; it is shown only now:{' '}
      <code>{url}</code>
    </p>
  );
}

function useCandidates(env: string): { found?: readonly Candidate[]; failure?: RegistryFailure } {
  const [state, setState] = useState<{ found?: readonly Candidate[]; failure?: RegistryFailure }>({});
  useEffect(() => {
    let isCurrent = true;
    read(registry.GET('/v1/environments/{env}/candidates', { params: { path: { env } } })).then(
      ({ candidates }) => isCurrent && setState({ found: candidates }),
      (error: unknown) => isCurrent && setState({ failure: asFailure(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [env]);
  return state;
}
