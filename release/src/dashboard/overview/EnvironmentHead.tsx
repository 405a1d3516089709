import { Link } from 'react-router-dom';
import { environmentPath } from '../paths.ts';
import type { EnvironmentState } from '../registryApi.ts';
import { ShellSummary } from './ShellSummary.tsx';

/** An environment in the overview: its name, how far its log goes, and whether its shells follow. */
export function EnvironmentHead({ environment }: { environment: EnvironmentState }) {
  const { env, n, problem, freeze } = environment;
  return (
    <>
      <Link to={environmentPath(env)}>{env}</Link>
      {problem ? (
        <span className="is-bad">{problem}</span>
      ) : (
        <>
          <span className="soft">entry {n}</span>
          <ShellSummary environment={environment} />
        </>
      )}
      {freeze && <span className="tag">frozen</span>}
    </>
  );
}
