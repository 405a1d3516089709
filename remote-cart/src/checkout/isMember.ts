import { readToken } from '@paw/contract/tokenStorage.ts';

/** Whether the shopper checks out with an account. The guard requires a token, so who is no guest is a member. */
export const isMember = (): boolean => readToken()?.guest !== true;
