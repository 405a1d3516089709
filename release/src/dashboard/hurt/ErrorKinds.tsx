import { Release } from '../frame/Release.tsx';
import { scrolls } from '../frame/Terminal.tsx';
import { utc } from '../frame/utc.ts';
import type { EnvironmentState, HurtError } from '../registryApi.ts';
import { failureWords, percent } from './failureWords.ts';

interface ErrorKindsProps {
  errors: readonly HurtError[];
  /** How many are not listed. */
  more: number;
  environment: EnvironmentState;
}

/** Kinds of failure, those first that are most above what other releases have. */
export function ErrorKinds({ errors, more, environment }: ErrorKindsProps) {
  if (!errors.length) return null;
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
            {errors.map((one) => (
              <Row key={`${one.remote} ${one.release} ${one.route} ${one.kind}`} one={one} environment={environment} />
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 && <p className="soft">{more} more kinds are not listed: they are no more frequent than elsewhere.</p>}
    </>
  );
}

function Row({ one, environment }: { one: HurtError; environment: EnvironmentState }) {
  const { remote, release, revision, route, kind, failed, views, others, first, last, shownBy, left } = one;
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
