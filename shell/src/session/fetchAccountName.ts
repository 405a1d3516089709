import { answer, createApi, ApiProblem } from '@paw/shared/contract/http.ts';
import { readToken, type StoredToken, writeToken } from '@paw/shared/contract/tokenStorage.ts';

/** In seconds. The api calls a session's cookie old after 30 minutes; sooner, the call that would say so is saved. */
const RENEW_AFTER = 25 * 60;

/**
 * The specified call for the signed-in member, with the session renewed first, or once on the way, when it is old.
 * @throws ApiProblem
 */
export async function fetchAccountName(stored: StoredToken, signal: AbortSignal): Promise<string> {
  const { id, iat = Number.NaN } = stored;
  if (Date.now() / 1000 - iat > RENEW_AFTER) return askForName(id, await renew(stored.token, signal), signal);
  try {
    return await askForName(id, stored.token, signal);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== 'renewal_needed') throw error;
    return askForName(id, await renew(stored.token, signal), signal);
  }
}

async function askForName(id: string, token: string, signal: AbortSignal): Promise<string> {
  const { user } = await answer(apiOf(token, signal).GET('/api/admin/user/{id}', { params: { path: { id } } }));
  return user.name;
}

/** @returns the token that now stands in storage: whoever logged out, or was renewed by another tab, meanwhile is left so. */
async function renew(sent: string, signal: AbortSignal): Promise<string> {
  const { token } = await answer(apiOf(sent, signal).POST('/api/session/renew'));
  if (readToken()?.token === sent) writeToken(token);
  return token;
}

const apiOf = (token: string, signal: AbortSignal) =>
  createApi({ baseUrl: '', signal, headers: { authorization: `Bearer ${token}` } });
