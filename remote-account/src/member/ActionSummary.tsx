import { ErrorSummary } from '@paw/ui/ErrorSummary.tsx';
import { ActionTrouble } from './ActionTrouble.tsx';

/** Why an action failed, above a form or a list. It takes the focus. Nothing without a problem. */
export function ActionSummary({ problem }: { problem: unknown }) {
  if (problem === undefined) return null;
  return (
    <ErrorSummary>
      <ActionTrouble problem={problem} />
    </ErrorSummary>
  );
}
