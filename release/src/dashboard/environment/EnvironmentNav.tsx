import { NavLink } from 'react-router-dom';
import { environmentPath, hurtPath } from '../paths.ts';

/** The views of one environment. */
export function EnvironmentNav({ env }: { env: string }) {
  return (
    <nav aria-label={`Views of ${env}`} className="views">
      <NavLink end to={environmentPath(env)}>
        What is live
      </NavLink>
      <NavLink to={hurtPath(env)}>Who is hurt</NavLink>
    </nav>
  );
}
