import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { ChangeForm } from '../change/ChangeForm.tsx';
import { Command } from '../frame/Command.tsx';
import { Loading } from '../frame/Loading.tsx';
import { NotFoundPage } from '../frame/NotFoundPage.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { readableTimes } from '../frame/readableTimes.ts';
import { ViewFailure } from '../frame/ViewFailure.tsx';
import { UnknownEnvironment } from '../environment/UnknownEnvironment.tsx';
import { useLive } from '../live/LiveProvider.tsx';
import { trialsPath } from '../paths.ts';
import type { TriedCanary } from '../registryApi.ts';
import { moveOf } from './moveOf.ts';
import { useTrials } from './useTrials.ts';

const hows = ['step', 'stop', 'promote'];

/** A canary goes on, back, live, or ends: the plan, the reason, and what became of it. */
export function MoveCanaryPage() {
  const { remote = '', how = '' } = useParams();
  const [params] = useSearchParams();
  const { me } = useLive();
  const { env, isUnknown, found, failure } = useTrials();
  const now = found?.canaries.find((one) => one.remote === remote);
  // What was seen at first is moved, or nothing: it is over once it has been moved.
  const [first, setFirst] = useState<TriedCanary>();
  if (now && !first) setFirst(now);
  if (!hows.includes(how)) return <NotFoundPage />;
  if (isUnknown) return <UnknownEnvironment env={env} />;
  if (!first) {
    return (
      <>
        <PageHeading title={`Canary of ${remote} in ${env}`} />
        <ViewFailure failure={failure} />
        {!found && !failure && <Loading what={`the canary of ${remote}`} />}
        {found && (
          <p className="notice">
            {remote} has no open canary in {env}. <Back env={env} />
          </p>
        )}
        <Command args={`canary status --env ${env}`} />
      </>
    );
  }
  const to = Number(params.get('to') ?? first.next.share);
  const isBack = how === 'stop' || (how === 'step' && to < first.share);
  const may = isBack ? first.mayTakeBack : first.mayGoOn;
  if (may) return <Move key={`${how} ${to}`} env={env} canary={first} how={how} to={to} />;
  return (
    <>
      <PageHeading title={`Canary of ${remote} in ${env}`} />
      <p className="notice">
        {me?.name} ({me?.role}) may not {isBack ? 'take back' : 'go on with'} the canary of {remote}: ask{' '}
        {isBack ? `the team of ${remote}, a releaser or the guard` : 'a releaser'}. <Back env={env} />
      </p>
      <Command args={`canary status --env ${env}`} />
    </>
  );
}

const Back = ({ env }: { env: string }) => (
  <Link className="cell-action" to={trialsPath(env)}>
    Canaries and shadows in {env}
  </Link>
);

function Move({ env, canary, how, to }: { env: string; canary: TriedCanary; how: string; to: number }) {
  const { refresh } = useLive();
  const [abandon, setAbandon] = useState(how === 'stop');
  const { title, ...change } = moveOf({ env, canary, how, to, abandon });
  return (
    <>
      <PageHeading title={title} />
      <ChangeForm
        {...change}
        onDone={refresh}
        moves={{ env, remote: canary.remote }}
        after={() => (
          <p>
            <Back env={env} />
          </p>
        )}
      >
        {how === 'stop' && (
          <label className="chip">
            <input type="checkbox" checked={abandon} onChange={(event) => setAbandon(event.target.checked)} />
            Abandon the release, too: it takes force to show it again
          </label>
        )}
        {how !== 'stop' && canary.verdict && to > canary.share && (
          <p>What the guard knows: {readableTimes(canary.verdict.text)}</p>
        )}
        {how === 'promote' && canary.isAbandoned && (
          <p className="is-bad">The release is abandoned: this makes it live by force.</p>
        )}
      </ChangeForm>
    </>
  );
}
