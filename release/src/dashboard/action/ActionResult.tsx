import { Failure } from '../frame/Failure.tsx';
import type { Action } from './useAction.ts';

interface ActionResultProps {
  action: Pick<Action, 'text' | 'isBad' | 'failure' | 'result'>;
  /** What to do when no answer came: the change may have been made. */
  lost?: string;
}

/** What came of the last change. */
export function ActionResult({ action: { text, isBad, failure, result }, lost }: ActionResultProps) {
  return (
    <>
      <p ref={result} role="status" tabIndex={-1} className={isBad ? 'is-bad' : 'is-good'}>
        {text}
      </p>
      {failure && <Failure failure={failure} />}
      {failure?.status === 0 && <p>{lost ?? 'It may have been done before the connection broke: look at the list.'}</p>}
    </>
  );
}
