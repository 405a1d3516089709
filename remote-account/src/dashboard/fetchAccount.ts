import type { components } from '@paw/shared/contract/apiTypes.d.ts';
import { answer } from '@paw/shared/contract/http.ts';
import { withSession } from '@paw/shared/contract/withSession.ts';

/** `deletion` says when it will be deleted, if that was asked for. */
export type Account = components['schemas']['Account'];

/** @throws ApiProblem */
export async function fetchAccount(signal: AbortSignal): Promise<Account> {
  return withSession(signal, (api) => answer(api.GET('/api/account')));
}
