import { Fragment, useState } from 'react';
import { Release } from '../frame/Release.tsx';
import { scrolls } from '../frame/Terminal.tsx';
import { utc } from '../frame/utc.ts';
import type { EnvironmentState, HurtError } from '../registryApi.ts';
import { failureWords, percent } from './failureWords.ts';
import { Stack } from './Stack.tsx';

/** So many come first: what is broken is among them, and the rest is much like it always was. */
const FIRST = 6;

interface ErrorKindsProps {
  errors: readonly HurtError[];
  /** How many are not listed. */
  more: number;
  environment: EnvironmentState;
}

/** Kinds of failure, those first that are most above what other releases have. */
export function ErrorKinds({ errors, more, environment }: ErrorKindsProps) {
  const [isAll, setAll] = useState(false);
  if (!errors.length) return null;
  const shown = isAll ? errors : errors.slice(0, FIRST);
  return (
    <>
      <h2>Kinds of failures</h2>
      <div className="table-room" role="region" aria-label="Kinds of failures" {...scrolls}>
        <table className="overview errors">
          <thead>
            <tr>
              {['Failure', 'Release and owner', 'Views', 'Seen', 'Shown by'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <Fragment key={`${one.remote} ${one.release} ${one.route} ${one.kind}`}>
                <Row one={one} environment={environment} />
                {one.stack && (
                  <tr className="stack-row">
                    <td colSpan={5}>
                      <Stack of={one} />
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < errors.length && (
        <button type="button" className="button is-secondary" onClick={() => setAll(true)}>
          Show all {errors.length} kinds
        </button>
      )}
      {isAll && more > 0 && (
        <p className="soft">{more} more kinds are not listed: they are no more frequent than elsewhere.</p>
      )}
    </>
  );
}

function Row({ one, environment }: { one: HurtError; environment: EnvironmentState }) {
  const { remote, release, revision, route, kind, failed, views, others, first, last, shownBy, left, publishedBy } =
    one;
  const isLive = environment.remotes.some((each) => each.remote === remote && each.live === release);
  return (
    <tr>
      <th scope="row">
        <code>{route}</code>
        <span className="soft">{failureWords[kind]}</span>
      </th>
      <td data-env="Release">
        <span>
          {remote} <Release id={release} />
          {isLive && ' (live)'}
        </span>
        <span className="soft">
          team of {remote}
          {publishedBy && `, published by ${publishedBy}`}
          {revision && `, from ${revision.slice(0, 10)}`}
        </span>
      </td>
      <td data-env="Views">
        <span>
          {failed} of {views} ({percent(failed, views)})
        </span>
        <span className="soft">
          {others ? `other releases ${percent(others.failed, others.views)}` : 'no other release'}
        </span>
      </td>
      <td data-env="Seen">
        <span>first {utc(first)}</span>
        <span className="soft">last {utc(last)}</span>
      </td>
      <td data-env="Shown by">
        <span>{shownBy ? `${shownBy.by}, entry ${shownBy.n}` : 'not in the log'}</span>
        {left && (
          <span className="soft">
            left with entry {left.n}, {utc(left.at)}
          </span>
        )}
      </td>
    </tr>
  );
}
