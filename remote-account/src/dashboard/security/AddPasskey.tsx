import { Button } from '@paw/ui/Button.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { useProof } from './proof/useProof.tsx';
import { useCall } from '../../member/useCall.ts';
import { addPasskey, type Passkey } from '../../passkey/passkeyCalls.ts';
import { passkeyTrouble } from '../../passkey/browserPasskeys.ts';

interface Props {
  onAdded: (passkey: Passkey) => void;
  /** The member canceled the proof. Its form had the focus and is gone. */
  onGivenUp: () => void;
}

/** Creates a passkey on this device. */
export function AddPasskey({ onAdded, onGivenUp }: Props) {
  const { pending, problem, run } = useCall();
  const { withProof, proofForm } = useProof();
  const add = () =>
    void run(async (signal) => {
      if (!(await withProof(async () => onAdded(await addPasskey(signal))))) onGivenUp();
    });
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
