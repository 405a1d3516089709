import type { components } from '@paw/api-client/apiTypes.d.ts';
import { answer } from '@paw/api-client/http.ts';
import { withSession } from '@paw/contract/withSession.ts';

/** `deletion` says when it will be deleted, if that was asked for. */
export type Account = components['schemas']['Account'];

/** @throws ApiProblem */
export async function fetchAccount(signal: AbortSignal): Promise<Account> {
  return withSession(signal, (api) => answer(api.GET('/api/account')));
}
