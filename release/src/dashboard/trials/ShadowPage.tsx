import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ChangeForm } from '../change/ChangeForm.tsx';
import { UnknownEnvironment } from '../environment/UnknownEnvironment.tsx';
import { Command } from '../frame/Command.tsx';
import { Loading } from '../frame/Loading.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { Terminal } from '../frame/Terminal.tsx';
import { ViewFailure } from '../frame/ViewFailure.tsx';
import { useLive } from '../live/LiveProvider.tsx';
import { trialsPath } from '../paths.ts';
import { asFailure, read, registry, type RegistryFailure } from '../registryApi.ts';
import { useTrials } from './useTrials.ts';

/** ms */
const PACE = 5_000;

/** What the shells saw of a shadow so far, and its end. */
export function ShadowPage() {
  const { id = '' } = useParams();
  const { refresh } = useLive();
  const { env, isUnknown, found, failure: unknown } = useTrials();
  const { report, failure } = useReport(env, id);
  const [isEnding, setEnding] = useState(false);
  const shadow = found?.shadows.find((one) => one.id === id);
  if (isUnknown) return <UnknownEnvironment env={env} />;
  const back = (
    <p>
      <Link className="cell-action" to={trialsPath(env)}>
        Canaries and shadows in {env}
      </Link>
    </p>
  );
  if (isEnding) {
    return (
      <>
        <PageHeading title={`End shadow ${id}`} />
        <ChangeForm
          ask={(more) =>
            read(registry.DELETE('/v1/environments/{env}/shadows/{id}', { params: { path: { env, id } }, body: more }))
          }
          command={`shadow end ${id} --env ${env} --reason "…"`}
          button="End the shadow"
          done="Ended"
          reasons={['Seen enough', 'It differs']}
          onDone={refresh}
          after={() => back}
        />
      </>
    );
  }
  return (
    <>
      <PageHeading title={`Shadow ${id}`} />
      <ViewFailure failure={failure ?? unknown} />
      {((!report && !failure) || (!found && !unknown)) && <Loading what="what the shells saw" />}
      {report && <Terminal label="Report">{report}</Terminal>}
      {shadow?.isOpen && shadow.mayEnd && (
        <p className="actions">
          <button type="button" className="button is-secondary" onClick={() => setEnding(true)}>
            End the shadow
          </button>
        </p>
      )}
      {back}
      <Command args={`shadow report ${id} --env ${env}`} />
    </>
  );
}

function useReport(env: string, id: string): { report?: string; failure?: RegistryFailure } {
  const [state, setState] = useState<{ report?: string; failure?: RegistryFailure }>({});
  useEffect(() => {
    let isCurrent = true;
    const load = () =>
      read(registry.GET('/v1/environments/{env}/shadows/{id}', { params: { path: { env, id } } })).then(
        ({ text }) => isCurrent && setState({ report: text }),
        (error: unknown) => isCurrent && setState((before) => ({ ...before, failure: asFailure(error) })),
      );
    void load();
    const timer = setInterval(() => document.visibilityState === 'visible' && void load(), PACE);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [env, id]);
  return state;
}
