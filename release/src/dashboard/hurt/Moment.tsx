import { Link } from 'react-router-dom';
import { utc, utcTime } from '../frame/utc.ts';
import { rollBackPath } from '../paths.ts';
import type { EnvironmentState, HurtAnswer, TimelineEntry } from '../registryApi.ts';
import type { Moments } from './moments.ts';

interface MomentProps {
  moments: Moments;
  at: number;
  onAt: (index: number) => void;
  found: HurtAnswer;
  environment: EnvironmentState;
}

/** What changed at the moment that the plots are at, and buttons for the change before and after it. */
export function Moment({ moments, at, onAt, found, environment }: MomentProps) {
  const { changes, indexOf, changesIn } = moments;
  const places = changes.map((one) => indexOf(Date.parse(one.at)));
  const earlier = places.findLast((place) => place < at);
  const later = places.find((place) => place > at);
  const here = changesIn(at);
  const before = changes.findLast((one) => indexOf(Date.parse(one.at)) < at);
  const down = Math.round((found.apiDown[at] ?? 0) / 1_000);
  return (
    <section className="moment" aria-label="Moment">
      <p className="moment-head">
        <strong>{moments.describe(at)}</strong>
        <button
          type="button"
          className="button is-secondary"
          disabled={earlier === undefined}
          onClick={() => earlier !== undefined && onAt(earlier)}
        >
          Earlier change
        </button>
        <button
          type="button"
          className="button is-secondary"
          disabled={later === undefined}
          onClick={() => later !== undefined && onAt(later)}
        >
          Later change
        </button>
      </p>
      <div role="status">
        {here.length > 0 ? (
          <ul className="moves">
            {here.map((entry) => (
              <Change key={entry.n} entry={entry} environment={environment} />
            ))}
          </ul>
        ) : (
          <p>
            No change in this time.{' '}
            {before && `The last one before: entry ${before.n}, ${utc(before.at)}: ${before.text}.`}
          </p>
        )}
        {down > 0 && (
          <p className="is-bad">
            The api did not answer for {down} s, all shells together: an api outage blames no release.
          </p>
        )}
      </div>
    </section>
  );
}

/** With a rollback where what it made live still is. */
function Change({
  entry: { n, at, text, moves },
  environment,
}: {
  entry: TimelineEntry;
  environment: EnvironmentState;
}) {
  const undoable = environment.remotes.filter(
    ({ remote, live, rollsBackTo, mayRollBack }) =>
      rollsBackTo && mayRollBack && moves.some((move) => move.remote === remote && move.to === live),
  );
  return (
    <li>
      {utcTime(at)}, entry {n}: {text}.{' '}
      {undoable.map(({ remote }) => (
        <Link key={remote} className="cell-action" to={rollBackPath(environment.env, remote)}>
          Roll back {remote}
        </Link>
      ))}
    </li>
  );
}
