import { useLive } from '../live/LiveProvider.tsx';
import type { RegistryFailure } from '../registryApi.ts';
import { Failure } from './Failure.tsx';

/** Why a view could not be read, unless the frame says the same already. */
export function ViewFailure({ failure }: { failure: RegistryFailure | undefined }) {
  const { failure: ofFrame } = useLive();
  if (!failure || failure.status === ofFrame?.status) return null;
  return <Failure failure={failure} />;
}
