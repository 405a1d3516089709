import { ApiProblem } from '@paw/api-client/http.ts';
import { useState } from 'react';
import { ProofForm } from './ProofForm.tsx';

interface Wanted {
  hasPassword: boolean;
  settle: (isShown: boolean) => void;
}

/**
 * For calls that need a recent proof of the member's identity: the form appears when the api requires it,
 * and the call is repeated after it.
 */
export function useProof() {
  const [wanted, setWanted] = useState<Wanted>();

  /** @returns false when the member canceled. @throws what `work` throws otherwise */
  const withProof = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (!isProofWanted(error)) throw error;
      const hasPassword = error.code === 'password_wanted';
      const isShown = await new Promise<boolean>((settle) => setWanted({ hasPassword, settle }));
      setWanted(undefined);
      if (isShown) await work();
      return isShown;
    }
  };
  return { withProof, proofForm: wanted && <ProofForm {...wanted} /> };
}

const isProofWanted = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && ['password_wanted', 'sign_in_again'].includes(error.code);
