import type { RegistryFailure } from '../registryApi.ts';
import { Terminal } from './Terminal.tsx';

/** What to do when the registry cannot help. */
const WITHOUT =
  'npm run release -- rollback <remote> --env <environment> --store <folder or bucket> --reason "the registry is down"';

const titles: Record<number, string> = {
  403: 'Your role does not allow this',
  404: 'This is not there',
  409: 'The registry refuses this',
  504: 'A shell has not answered',
};

/** Why a view has nothing to show, and what to do. */
export function Failure({ failure, onRetry }: { failure: RegistryFailure; onRetry?: () => void }) {
  if (failure.status === 401) {
    return (
      <div className="notice is-warning" role="alert">
        <h2>You are signed out</h2>
        <p>Your sign-in is over, or was ended. Nothing was changed. After you sign in, you come back here.</p>
        <a className="button" href={location.pathname + location.search}>
          Sign in again
        </a>
      </div>
    );
  }
  if (failure.status === 0) {
    return (
      <div className="notice is-warning" role="alert">
        <h2>The registry does not answer</h2>
        <p>
          Shells keep serving what is live. This page tries again every second. To roll back without the registry, on a
          machine that can write to the store:
        </p>
        <Terminal label="Command">{WITHOUT}</Terminal>
      </div>
    );
  }
  return (
    <div className="notice is-warning" role="alert">
      <h2>{titles[failure.status] ?? 'The registry could not do this'}</h2>
      {failure.message.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
      {onRetry && (
        <button type="button" className="button is-secondary" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}
