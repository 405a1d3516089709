import { Release } from '../frame/Release.tsx';
import { ReleaseDiff } from '../environment/timeline/ReleaseDiff.tsx';
import { Loss } from './Loss.tsx';
import { OnItNow } from './OnItNow.tsx';
import type { Plan } from './Plan.ts';

interface PlanMovesProps {
  plan: Plan;
  env: string;
  isDone: boolean;
}

/** From which release to which, what that loses, and who is on it now. */
export function PlanMoves({ plan: { moves, notes }, env, isDone }: PlanMovesProps) {
  return (
    <section aria-label="Plan" className="plan">
      <ul className="moves">
        {moves.map(({ remote, from, to }) => (
          <li key={remote}>
            <p className="plan-move">
              <strong>{remote}</strong> from {from ? <Release id={from} isLong /> : 'none'} to{' '}
              {to ? <Release id={to} isLong /> : 'none'}
            </p>
            {from && to && <Loss remote={remote} from={from} to={to} />}
            {from && to && <ReleaseDiff remote={remote} from={from} to={to} />}
          </li>
        ))}
      </ul>
      {!isDone && <OnItNow env={env} moves={moves} />}
      {notes.map((note) => (
        <p key={note} className="soft">
          {note}
        </p>
      ))}
      <p className="soft">
        A release that is left is marked as abandoned: to bring it back takes --force and a reason.
      </p>
    </section>
  );
}
