import { useEffect, useState } from 'react';

import { EnvironmentNav } from '../environment/EnvironmentNav.tsx';
import { useEnvironment } from '../environment/useEnvironment.ts';
import { UnknownEnvironment } from '../environment/UnknownEnvironment.tsx';
import { Command } from '../frame/Command.tsx';
import { Loading } from '../frame/Loading.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { Terminal } from '../frame/Terminal.tsx';
import { utc } from '../frame/utc.ts';
import { ViewFailure } from '../frame/ViewFailure.tsx';
import { Ago } from '../live/Ago.tsx';
import { asFailure, type ProposalsAnswer, read, registry, type RegistryFailure } from '../registryApi.ts';

/** ms */
const PACE = 10_000;

/** What waits for the key of a second person, until when, and how they give it. */
export function SecondKeysPage() {
  const { env, environment, isUnknown } = useEnvironment();
  const { found, failure } = useProposals(env, environment?.n);
  if (isUnknown) return <UnknownEnvironment env={env} />;
  return (
    <>
      <PageHeading title={`Waiting for a second key in ${env}`} />
      <EnvironmentNav env={env} />
      <p>
        Where it takes two keys to go forward, the second person signs with a command on their own machine: private keys
        are in no browser and in no registry. One key is enough to roll back.
      </p>
      <ViewFailure failure={failure} />
      {!found && !failure && <Loading what="what waits" />}
      {found?.length === 0 && <p className="notice">Nothing waits for a second key.</p>}
      {found !== undefined && found.length > 0 && (
        <ul className="moves">
          {found.map(({ id, text, at, until, signatures, command }) => (
            <li key={id} className="entry">
              <p>
                <strong>{text}</strong>, proposed <Ago at={at} /> as {id}, with {signatures}{' '}
                {signatures === 1 ? 'signature' : 'signatures'}. It can be signed until {utc(until)}, and only while
                nothing else is written to the log. Who proposed it is checked then.
              </p>
              <Terminal label={`Command that signs ${id}`}>{command}</Terminal>
            </li>
          ))}
        </ul>
      )}
      <Command args={`approve --env ${env}`} />
    </>
  );
}

function useProposals(env: string, n: number | undefined) {
  const [found, setFound] = useState<ProposalsAnswer['proposals']>();
  const [failure, setFailure] = useState<RegistryFailure>();
  useEffect(() => {
    if (n === undefined) return undefined;
    let isCurrent = true;
    const load = () =>
      read(registry.GET('/v1/environments/{env}/proposals', { params: { path: { env } } })).then(
        ({ proposals }) => isCurrent && setFound(proposals),
        (error: unknown) => isCurrent && setFailure(asFailure(error)),
      );
    void load();
    const timer = setInterval(() => document.visibilityState === 'visible' && void load(), PACE);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [env, n]);
  return { found, failure };
}
