import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Command } from '../frame/Command.tsx';
import { Failure } from '../frame/Failure.tsx';
import { Loading } from '../frame/Loading.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { useLive } from '../live/LiveProvider.tsx';
import { useReported } from '../live/useReported.ts';
import { environmentPath } from '../paths.ts';
import type { EnvironmentState } from '../registryApi.ts';
import { Following } from './Following.tsx';
import type { Plan } from './Plan.ts';
import { PlanMoves } from './PlanMoves.tsx';
import { ReasonForm } from '../change/ReasonForm.tsx';
import { type Goal, type RollBackState, useRollBack } from './useRollBack.ts';

interface RollBackProps {
  title: string;
  environment: EnvironmentState;
  goal: Goal;
  command: string;
  button: string;
  /** Begins again with what is live then. */
  onAgain: () => void;
}

const IN_LOG = 'It is in the log. Shells switch now.';

/** From the plan over the reason to the shells and tabs that follow. */
export function RollBack({ title, environment, goal, command, button, onAgain }: RollBackProps) {
  const { refresh } = useLive();
  const { env } = environment;
  const { state, send } = useRollBack(env, goal, refresh);
  const result = useRef<HTMLHeadingElement>(null);
  const { phase } = state;
  useEffect(() => {
    if (phase === 'sending' || phase === 'done' || phase === 'nothing') result.current?.focus();
  }, [phase]);
  const left = 'plan' in state ? (state.plan?.moves ?? []).map(({ remote }) => remote) : [];
  useReported(env, left, phase !== 'planning' && phase !== 'planned');
  const isMoved = 'plan' in state && state.plan !== undefined && hasMoved(state.plan, environment);
  const isOver = phase === 'planned' && isMoved;
  return (
    <>
      <PageHeading title={title} />
      {phase === 'planning' && <Loading what="the plan" />}
      {'plan' in state && state.plan && <PlanMoves plan={state.plan} env={env} isDone={phase === 'done'} />}
      {isOver && (
        <div className="notice" role="status">
          <p>Someone changed this while you looked. Nothing was changed by you.</p>
          <Again onAgain={onAgain} />
        </div>
      )}
      {phase === 'planned' && !isOver && <ReasonForm button={button} onSend={(reason) => void send(reason)} />}
      {(phase === 'sending' || phase === 'done') && (
        <>
          <h2 ref={result} tabIndex={-1}>
            {phase === 'done' ? 'Rolled back' : 'Rolling back'}
          </h2>
          <p role="status">{phase === 'done' ? state.text : isMoved ? IN_LOG : 'The registry was asked.'}</p>
          {(phase === 'done' || isMoved) && <Following environment={environment} moves={state.plan.moves} />}
        </>
      )}
      {phase === 'nothing' && (
        <>
          <h2 ref={result} tabIndex={-1}>
            Nothing was changed
          </h2>
          {state.text.split('\n').map((line) => (
            <p key={line}>{line}</p>
          ))}
          <Again onAgain={onAgain} />
        </>
      )}
      {phase === 'failed' && <Failed failure={state.failure} wasSent={state.plan !== undefined} onAgain={onAgain} />}
      {isWritten(state) && <Following environment={environment} moves={state.plan.moves} />}
      {phase === 'done' && (
        <p>
          <Link to={environmentPath(env)}>What is live in {env}</Link>
        </p>
      )}
      {phase !== 'planning' && <Command args={command} />}
    </>
  );
}

/** It is in the log, and a shell does not follow: what the others do is worth seeing. */
function isWritten(state: RollBackState): state is Extract<RollBackState, { phase: 'failed' }> & { plan: Plan } {
  return (
    state.phase === 'failed' && state.plan !== undefined && ['shell_refused', 'no_answer'].includes(state.failure.code)
  );
}

/** Whether what the plan would leave is left: by this rollback once it was sent, by someone else before that. */
function hasMoved({ moves }: Plan, { remotes }: EnvironmentState): boolean {
  return moves.some(({ remote, from }) => remotes.find((one) => one.remote === remote)?.live !== from);
}

function Again({ onAgain }: { onAgain: () => void }) {
  return (
    <button type="button" className="button is-secondary" onClick={onAgain}>
      Make a new plan
    </button>
  );
}

interface FailedProps {
  failure: Parameters<typeof Failure>[0]['failure'];
  /** Whether the change was sent: then it may have been made. */
  wasSent: boolean;
  onAgain: () => void;
}

function Failed({ failure, wasSent, onAgain }: FailedProps) {
  return (
    <>
      <Failure failure={failure} />
      {wasSent && failure.status === 0 && (
        <p>It may have been written before the connection broke. It is safe to ask again: nothing is done twice.</p>
      )}
      <Again onAgain={onAgain} />
    </>
  );
}
