import { Button } from '@paw/shared/ui/Button.tsx';
import { Notice } from '@paw/shared/ui/Notice.tsx';
import { useProof } from '../proof/useProof.tsx';
import { useCall } from '../sign-in/useCall.ts';
import { addPasskey, type Passkey } from './passkeyCalls.ts';
import { passkeyTrouble } from './passkeyTrouble.ts';

/** Has this device make a passkey. */
export function AddPasskey({ onAdded }: { onAdded: (passkey: Passkey) => void }) {
  const { pending, problem, run } = useCall();
  const { withProof, proofForm } = useProof();
  const add = () => void run(async (signal) => void (await withProof(async () => onAdded(await addPasskey(signal)))));
  return (
    <>
      <div role="alert">{problem !== undefined && <Notice kind="warn">{passkeyTrouble(problem)}</Notice>}</div>
      {proofForm ?? (
        <Button kind="secondary" busy={pending} onClick={add}>
          Add a passkey
        </Button>
      )}
    </>
  );
}
