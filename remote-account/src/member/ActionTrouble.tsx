import { ApiProblem } from '@paw/api-client/http.ts';
import { links } from '@paw/contract/links.ts';
import { Link, useLocation } from '@paw/ui/router.ts';
import { isRefusal } from './useMine.ts';

/** Why something that was asked for was not done, in words; after logging in again, the member is back on this page. */
export function ActionTrouble({ problem }: { problem: unknown }) {
  const { pathname, search } = useLocation();
  if (isRefusal(problem)) {
    return (
      <>
        Your session has ended. <Link to={links.login(pathname + search)}>Log in</Link> and try again.
      </>
    );
  }
  return troubleWords(problem);
}

/** The api's own words where it has any. */
function troubleWords(problem: unknown): string {
  return problem instanceof ApiProblem
    ? problem.message
    : 'Something went wrong on our end. Please try again in a moment.';
}
