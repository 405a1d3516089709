import { type Api, answer, ApiProblem, createApi } from '@paw/api-client/http.ts';
import { readToken, type StoredToken, writeToken } from './tokenStorage.ts';

/** In seconds. The api treats a session's cookie as old after 30 minutes; renewing sooner saves a rejected call. */
const RENEW_AFTER = 25 * 60;

/**
 * A call for the shopper whose token is stored. An old session is renewed before, or once when the api rejects it.
 * @throws ApiProblem of the call; its code is `signed_out` without a valid token
 */
export async function withSession<Result>(
  signal: AbortSignal,
  call: (api: Api, session: StoredToken) => Promise<Result>,
): Promise<Result> {
  const session = readToken();
  if (!session || session.expired) throw new ApiProblem(403, 'signed_out', 'Please log in and try again.');
  const { token, iat = Number.NaN } = session;
  const callRenewed = async () => call(apiOf(await renew(token, signal), signal), session);
  if (Date.now() / 1000 - iat > RENEW_AFTER) return callRenewed();
  try {
    return await call(apiOf(token, signal), session);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== 'renewal_needed') throw error;
    return callRenewed();
  }
}

/** A logout, or a renewal by another tab since then, is kept. */
async function renew(sent: string, signal: AbortSignal): Promise<string> {
  const { token } = await answer(apiOf(sent, signal).POST('/api/session/renew'));
  if (readToken()?.token === sent) writeToken(token);
  return token;
}

const apiOf = (token: string, signal: AbortSignal) =>
  createApi({ baseUrl: '', signal, headers: { authorization: `Bearer ${token}` } });
