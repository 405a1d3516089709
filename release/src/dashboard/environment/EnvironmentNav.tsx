import { NavLink } from 'react-router-dom';
import { environmentPath, freezePath, hurtPath, previewsPath, secondKeysPath, trialsPath } from '../paths.ts';

/** The views of one environment. */
export function EnvironmentNav({ env }: { env: string }) {
  return (
    <nav aria-label={`Views of ${env}`} className="views">
      <NavLink end to={environmentPath(env)}>
        What is live
      </NavLink>
      <NavLink to={hurtPath(env)}>Who is hurt</NavLink>
      <NavLink end to={trialsPath(env)}>
        Canaries and shadows
      </NavLink>
      <NavLink end to={previewsPath(env)}>
        Previews
      </NavLink>
      <NavLink to={freezePath(env)}>Freeze</NavLink>
      <NavLink to={secondKeysPath(env)}>Second keys</NavLink>
    </nav>
  );
}
