import { Link } from 'react-router-dom';
import { Command } from '../frame/Command.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { useLive } from '../live/LiveProvider.tsx';
import { environmentPath } from '../paths.ts';
import type { EnvironmentState, LiveRemote } from '../registryApi.ts';

interface NothingToUndoProps {
  title: string;
  environment: EnvironmentState;
  name: string;
  remote: LiveRemote | undefined;
}

/** Why a remote cannot be rolled back here, and what to do. */
export function NothingToUndo({ title, environment: { env }, name, remote }: NothingToUndoProps) {
  const { me } = useLive();
  return (
    <>
      <PageHeading title={title} />
      <div className="notice">
        <p>{describe()}</p>
        <p>
          Back to <Link to={environmentPath(env)}>{env}</Link>.
        </p>
      </div>
      <Command args={`history ${name} --env ${env}`} note="All releases that were live, in a terminal:" />
    </>
  );

  function describe(): string {
    if (!remote) return `No release of ${name} is live in ${env}, so there is nothing to roll back.`;
    if (!remote.mayRollBack) {
      return `${me?.name ?? 'Your role'} (${me?.role ?? 'viewer'}) may not roll back ${name}: ask the team of ${name}, a releaser or the guard.`;
    }
    return `${name}@${remote.live} has no earlier release that was not abandoned: publish and activate a fixed one.`;
  }
}
