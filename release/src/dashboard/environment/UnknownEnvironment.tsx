import { Link } from 'react-router-dom';
import { PageHeading } from '../frame/PageHeading.tsx';
import { useLive } from '../live/LiveProvider.tsx';
import { environmentPath } from '../paths.ts';

/** An address with an environment that is not there. */
export function UnknownEnvironment({ env }: { env: string }) {
  const { environments = [] } = useLive();
  return (
    <>
      <PageHeading title={`There is no environment “${env}”`} />
      <p>{environments.length ? 'These are there:' : 'None is there yet: activate a release first.'}</p>
      <ul>
        {environments.map((one) => (
          <li key={one.env}>
            <Link to={environmentPath(one.env)}>{one.env}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
