import { Link } from 'react-router-dom';
import { Release } from '../frame/Release.tsx';
import { utc } from '../frame/utc.ts';
import { readableTimes } from '../frame/readableTimes.ts';
import { Ago } from '../live/Ago.tsx';
import { useClock } from '../live/useClock.ts';
import { useLive } from '../live/LiveProvider.tsx';
import { moveCanaryPath } from '../paths.ts';
import type { TriedCanary } from '../registryApi.ts';
import { EvidencePlot } from './EvidencePlot.tsx';
import { groupNames, verdictWords, whoActs } from './verdictWords.ts';

interface CanaryCardProps {
  env: string;
  canary: TriedCanary;
  /** The environment is. */
  isFrozen: boolean;
}

/** One canary: how far it is, what is known of it, who acts next, and what the reader may do. */
export function CanaryCard({ env, canary, isFrozen }: CanaryCardProps) {
  const acts = useClock(({ time }) => whoActs(canary, time, isFrozen));
  const { remote, release, revision, live, share, steps, step, stepAt, holdUntil, by, at, n, reason, verdict } = canary;
  return (
    <section aria-label={`Canary of ${remote}`} className="trial">
      <h3>
        {remote} <Release id={release} /> for {share} % of the visitors
      </h3>
      <dl className="facts">
        <dt>Compared with</dt>
        <dd>
          <Release id={live} />, which all others get
        </dd>
        <dt>Steps</dt>
        <dd>
          {steps.map((one, index) => (index === step ? `${one} % (now)` : `${one} %`)).join(', ')}; this one since{' '}
          <Ago at={stepAt} />, at least until {utc(holdUntil)}
        </dd>
        <dt>Begun</dt>
        <dd>
          <Ago at={at} /> by {by}, entry {n}
          {revision && `, from ${revision.slice(0, 10)}`}
          {reason && `: ${reason}`}
        </dd>
        <dt>Who acts</dt>
        <dd>{acts}</dd>
      </dl>
      {verdict ? (
        <>
          <ul className="verdicts">
            {verdict.groups.map((group) => (
              <li key={group.group}>
                <p className="verdict">
                  <strong>{groupNames[group.group]}</strong>: {verdictWords(group)}.{' '}
                  <span className="soft">
                    Hurt: {group.canary.hurt} of {group.canary.visitors} visitors of the canary, {group.live.hurt} of{' '}
                    {group.live.visitors} others.
                  </span>
                </p>
                <EvidencePlot group={group} course={canary.course} />
              </li>
            ))}
          </ul>
          <p className="soft">{readableTimes(verdict.text)}</p>
        </>
      ) : (
        <p className="notice">
          Not yet known: no shell has reported a visitor of this canary. Shells report when REGISTRY_URL and
          REGISTRY_TOKEN are set.
        </p>
      )}
      <Actions env={env} canary={canary} />
    </section>
  );
}

/** Only what the reader's role may do, and why where that is nothing. */
function Actions({ env, canary: { remote, next, back, mayGoOn, mayTakeBack } }: { env: string; canary: TriedCanary }) {
  const { me } = useLive();
  if (!mayGoOn && !mayTakeBack) {
    return (
      <p className="soft">
        {me?.name} ({me?.role}) may not move this canary: ask the team of {remote}, a releaser or the guard.
      </p>
    );
  }
  const path = (how: string, to?: number) =>
    `${moveCanaryPath(env, remote, how)}${to === undefined ? '' : `?to=${to}`}`;
  return (
    <p className="actions">
      {mayGoOn && next.how === 'step' && (
        <Link className="button" to={path('step', next.share)}>
          Go on to {next.share} %
        </Link>
      )}
      {mayGoOn && next.how === 'promote' && (
        <Link className="button" to={path('promote')}>
          Make {remote} live for everyone
        </Link>
      )}
      {mayTakeBack && back !== undefined && (
        <Link className="button is-secondary" to={path('step', back)}>
          Back to {back} %
        </Link>
      )}
      {mayTakeBack && (
        <Link className="button is-secondary" to={path('stop')}>
          Stop the canary of {remote}
        </Link>
      )}
    </p>
  );
}
