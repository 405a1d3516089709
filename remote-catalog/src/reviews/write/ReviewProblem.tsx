import { ApiProblem } from '@paw/api-client/http.ts';
import { links } from '@paw/contract/links.ts';
import { ErrorSummary } from '@paw/ui/ErrorSummary.tsx';
import { Link } from '@paw/ui/router.ts';
import type { ReviewErrors } from './sendReview.ts';

interface Props {
  errors: ReviewErrors;
  /** What the call threw. */
  problem?: unknown;
  /** The URL that a login leads back to. */
  returnTo: string;
}

/** Why a review was not accepted: links to the fields, or what went wrong with the call. */
export function ReviewProblem({ errors, problem, returnTo }: Props) {
  if (problem === undefined) return <ErrorSummary title="Please check what you wrote" errors={errors} />;
  return (
    <ErrorSummary>
      {isSignedOut(problem) ? (
        <>
          You’ve been signed out. Your review is saved. <Link to={links.login(returnTo)}>Log in again</Link>
        </>
      ) : (
        <>{problem instanceof ApiProblem ? problem.message : unexpected} Your text is still here.</>
      )}
    </ErrorSummary>
  );
}

const unexpected = 'Something went wrong on our end. Please try again in a moment.';

const isSignedOut = (error: unknown) =>
  error instanceof ApiProblem && (error.code === 'signed_out' || error.status === 401);
