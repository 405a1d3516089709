import { Link } from 'react-router-dom';
import { utc } from '../frame/utc.ts';
import { Release } from '../frame/Release.tsx';
import { Ago } from '../live/Ago.tsx';
import { shadowPath } from '../paths.ts';
import type { TrialsAnswer } from '../registryApi.ts';

/** Shadows that are open, or were within a day: each leads to its report. */
export function ShadowRows({ env, shadows }: { env: string; shadows: TrialsAnswer['shadows'] }) {
  if (!shadows.length) return <p className="notice">No shadow was begun in the last day.</p>;
  return (
    <ul className="moves">
      {shadows.map(({ id, releases, at, until, by, reason, isOpen }) => (
        <li key={id} className="entry">
          {Object.entries(releases).map(([remote, release]) => (
            <span key={remote}>
              {remote} <Release id={release} />{' '}
            </span>
          ))}
          {isOpen ? `is rendered until ${utc(until)}` : 'is over'}, begun <Ago at={at} /> by {by}
          {reason && `: ${reason}`}.{' '}
          <Link className="cell-action" to={shadowPath(env, id)}>
            Report of {id}
          </Link>
        </li>
      ))}
    </ul>
  );
}
