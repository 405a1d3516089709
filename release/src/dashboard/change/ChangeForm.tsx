import { type ReactNode, useEffect, useRef } from 'react';
import { Command } from '../frame/Command.tsx';
import { Failure } from '../frame/Failure.tsx';
import { Loading } from '../frame/Loading.tsx';
import { useReported } from '../live/useReported.ts';
import type { ChangeAnswer } from '../registryApi.ts';
import { ReasonForm } from './ReasonForm.tsx';
import { useChange } from './useChange.ts';

interface ChangeFormProps {
  ask: Parameters<typeof useChange>[0];
  command: string;
  button: string;
  /** Past fact, as a title. */
  done: string;
  /** Reasons in one tap. */
  reasons: readonly string[];
  onDone: () => void;
  /** What goes live with it: read out here, and not a second time. */
  moves?: { env: string; remote: string };
  /** What to do when the connection breaks; without it, the same call twice does nothing twice. */
  whenBroken?: string;
  /** Beside the plan. */
  children?: ReactNode;
  /** After it: what the answer brought, and where to go. Of a change that failed there is no answer. */
  after: (data: ChangeAnswer['data']) => ReactNode;
}

/** From the plan over the reason to what became of it. */
export function ChangeForm({
  ask,
  command,
  button,
  done,
  reasons,
  onDone,
  moves,
  whenBroken,
  children,
  after,
}: ChangeFormProps) {
  const { state, send, makePlan } = useChange(ask, onDone);
  const result = useRef<HTMLHeadingElement>(null);
  const { phase } = state;
  const titles: Partial<Record<typeof phase, string>> = {
    sending: 'Waiting for the shells',
    done,
    nothing: 'Nothing was changed',
    proposed: 'It waits for a second key',
  };
  const title = titles[phase];
  useEffect(() => {
    if (title) result.current?.focus();
  }, [title]);
  useReported(moves?.env ?? '', moves ? [moves.remote] : [], phase !== 'planning' && phase !== 'planned');
  const retry = (
    <button type="button" className="button is-secondary" onClick={() => void makePlan()}>
      Make a new plan
    </button>
  );
  return (
    <>
      {phase === 'planning' && <Loading what="the plan" />}
      {(phase === 'planned' || phase === 'sending') && (
        <section aria-label="Plan" className="plan">
          {state.plan.map((line) => (
            <p key={line} className="plan-move">
              {line}
            </p>
          ))}
          {children}
        </section>
      )}
      {phase === 'planned' && <ReasonForm button={button} offered={reasons} onSend={(reason) => void send(reason)} />}
      {title && (
        <h2 ref={result} tabIndex={-1}>
          {title}
        </h2>
      )}
      {phase === 'sending' && <p role="status">The registry was asked.</p>}
      {(phase === 'done' || phase === 'nothing' || phase === 'proposed') && (
        <>
          <div role="status">
            {state.text.split('\n').map((line) => (
              <p key={line} className="plan-move">
                {line}
              </p>
            ))}
          </div>
          {after(state.data)}
        </>
      )}
      {phase === 'failed' && (
        <>
          <Failure failure={state.failure} />
          {state.wasSent && state.failure.status === 0 && (
            <p>
              It may have been written before the connection broke.{' '}
              {whenBroken ?? 'It is safe to ask again: nothing is done twice.'}
            </p>
          )}
          {retry}
          {after({})}
        </>
      )}
      <Command args={command} />
    </>
  );
}
