import type { components } from '@paw/api-client/apiTypes.d.ts';
import { answer } from '@paw/api-client/http.ts';
import { withSession } from '@paw/contract/withSession.ts';

/** `deletion` has the date of deletion, if the member requested it. */
export type Account = components['schemas']['Account'];

/** @throws ApiProblem */
export async function fetchAccount(signal: AbortSignal): Promise<Account> {
  return withSession(signal, (api) => answer(api.GET('/api/account')));
}

/** The history's state after a sign-up that leads to the dashboard. */
export const isNewMember = { isNewMember: true };

/** @param state of a location; it may hold anything */
export function readNewMember(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNewMember' in state && state.isNewMember === true;
}
