import { Link } from 'react-router-dom';
import { Release } from '../frame/Release.tsx';
import { utc, utcTime } from '../frame/utc.ts';
import { rollBackPath } from '../paths.ts';
import type { EnvironmentState, HurtAnswer, HurtError } from '../registryApi.ts';
import { failureWords, percent } from './failureWords.ts';
import { Stack } from './Stack.tsx';

interface WhatHurtMostProps {
  worst: HurtError | undefined;
  found: HurtAnswer;
  environment: EnvironmentState;
}

/** The answer before anything is clicked: which release broke which page when, and whose it is. */
export function WhatHurtMost({ worst, found, environment }: WhatHurtMostProps) {
  if (!worst) {
    const isHeard = found.remotes.length > 0;
    return (
      <p className="notice">
        {isHeard
          ? `No failure was reported since ${utc(found.from)}.`
          : `No shell has reported a page view since ${utc(found.from)}. Shells report when REGISTRY_URL and REGISTRY_TOKEN are set.`}
      </p>
    );
  }
  const { remote, release, route, kind, failed, views, others, first, shownBy, left, publishedBy } = worst;
  const live = environment.remotes.find((one) => one.remote === remote);
  const isLive = live?.live === release;
  return (
    <section className="notice" aria-labelledby="what-hurt-most">
      <h2 id="what-hurt-most">What hurt most</h2>
      <p>
        <strong>
          {remote} <Release id={release} />
        </strong>{' '}
        on <code>{route}</code>: {failureWords[kind]} in {percent(failed, views)} of {views.toLocaleString('en-US')}{' '}
        views{others && `, with other releases in ${percent(others.failed, others.views)}`}.{' '}
        <strong>First seen {utc(first)}.</strong>
      </p>
      <p>
        {shownBy && (
          <>
            {shownBy.by} {shownBy.how === 'live' ? 'made it live' : 'began its canary'} at {utcTime(shownBy.at)} UTC,
            entry {shownBy.n}.{' '}
          </>
        )}
        Owner: the team of {remote}. {publishedBy && `Published by ${publishedBy}. `}
        {describeEnd(isLive, left)}
      </p>
      <Stack of={worst} isOpen />
      {isLive && live.rollsBackTo && live.mayRollBack && (
        <p>
          <Link className="button" to={rollBackPath(environment.env, remote)}>
            Roll back {remote}
          </Link>
        </p>
      )}
    </section>
  );
}

function describeEnd(isLive: boolean, left: HurtError['left']): string {
  if (isLive) return 'It is live now.';
  return left ? `It was left at ${utc(left.at)}, entry ${left.n}.` : '';
}
