import { useParams } from 'react-router-dom';
import { useLive } from '../live/LiveProvider.tsx';
import type { EnvironmentState } from '../registryApi.ts';

interface Named {
  /** The name in the address. */
  env: string;
  /** Undefined until it is read, and where there is none of the name. */
  environment: EnvironmentState | undefined;
  /** What is live was read, and there is none of the name. */
  isUnknown: boolean;
}

/** The environment that the address names. */
export function useEnvironment(): Named {
  const { env = '' } = useParams();
  const { environments } = useLive();
  const environment = environments?.find((one) => one.env === env);
  return { env, environment, isUnknown: environments !== undefined && !environment };
}
