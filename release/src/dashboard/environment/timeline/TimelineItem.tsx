import { Link } from 'react-router-dom';
import { Release } from '../../frame/Release.tsx';
import { Ago } from '../../live/Ago.tsx';
import { rollBackAllPath } from '../../paths.ts';
import type { EnvironmentState, TimelineEntry } from '../../registryApi.ts';
import { ReleaseDiff } from './ReleaseDiff.tsx';

/** Past facts for actions. What a newer registry writes is shown by its own name. */
const words: Record<string, string> = {
  activate: 'Activated',
  rollback: 'Rolled back',
  deactivate: 'Deactivated',
  refuse: 'Refused by a shell',
  shell: 'Shell started',
  trust: 'Keys changed',
  freeze: 'Frozen',
  unfreeze: 'Freeze ended',
  preview: 'Preview opened',
  'end-preview': 'Preview ended',
  canary: 'Canary begun',
  'step-canary': 'Canary moved',
  'end-canary': 'Canary stopped',
  shadow: 'Shadow begun',
  'end-shadow': 'Shadow ended',
};

interface TimelineItemProps {
  entry: TimelineEntry;
  environment: EnvironmentState;
}

/** One entry of the log, with the difference of the releases that it changed. */
export function TimelineItem({ entry, environment }: TimelineItemProps) {
  const { n, at, by, action, reason, moves, evidence, setId, text } = entry;
  const { env, mayRollBackAll } = environment;
  const isOther = moves.length > 0 && setId !== environment.setId;
  return (
    <li className="entry">
      <p className="entry-head">
        <span className="soft">{n}</span> <strong>{words[action] ?? action}</strong> <Ago at={at} />{' '}
        <span className="soft">by {by}</span>
      </p>
      {moves.length ? (
        <ul className="moves">
          {moves.map(({ remote, from, to, revision }) => (
            <li key={remote}>
              {remote}: {from ? <Release id={from} /> : 'none'} to {to ? <Release id={to} /> : 'none'}
              {revision && <span className="soft"> from {revision.slice(0, 10)}</span>}
              {from && to && <ReleaseDiff remote={remote} from={from} to={to} />}
            </li>
          ))}
        </ul>
      ) : (
        <p>{text}</p>
      )}
      {reason && moves.length > 0 && <p>Reason: {reason}</p>}
      {evidence.map((one) => (
        <p key={one} className="evidence">
          {one}
        </p>
      ))}
      {mayRollBackAll && isOther && (
        <p>
          <Link
            className="cell-action"
            to={rollBackAllPath(env, n)}
            aria-label={`All to this moment: after entry ${n}`}
          >
            All to this moment
          </Link>
        </p>
      )}
    </li>
  );
}
