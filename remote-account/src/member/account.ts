import type { components } from '@paw/api-client/apiTypes.d.ts';
import { answer } from '@paw/api-client/http.ts';
import { withSession } from '@paw/contract/withSession.ts';

/** `deletion` says when it will be deleted, if that was asked for. */
export type Account = components['schemas']['Account'];

/** @throws ApiProblem */
export async function fetchAccount(signal: AbortSignal): Promise<Account> {
  return withSession(signal, (api) => answer(api.GET('/api/account')));
}

/** In the history's state when somebody has just signed up and the dashboard is the first thing they see. */
export const isNewMember = { isNewMember: true };

/** @param state of a location; whatever is there */
export function readNewMember(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNewMember' in state && state.isNewMember === true;
}
