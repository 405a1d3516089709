import { answer, createApi, ApiProblem } from '@paw/shared/contract/http.ts';
import { readToken, writeToken } from '@paw/shared/contract/tokenStorage.ts';

export interface Member {
  name: string;
  email: string;
}

/**
 * The signed-in member, from the api. A session that the api calls old is renewed once on the way.
 * @throws ApiProblem; its code is `signed_out` when nobody is signed in
 */
export async function fetchMember(signal: AbortSignal): Promise<Member> {
  try {
    return await askForMember(signal);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== 'renewal_needed') throw error;
    const sent = storedToken().token;
    const { token } = await answer(apiOf(sent, signal).POST('/api/session/renew'));
    // Who has logged out meanwhile stays logged out.
    if (readToken()?.token === sent) writeToken(token);
    return askForMember(signal);
  }
}

async function askForMember(signal: AbortSignal): Promise<Member> {
  const { id, token } = storedToken();
  const { user } = await answer(apiOf(token, signal).GET('/api/admin/user/{id}', { params: { path: { id } } }));
  return user;
}

function storedToken() {
  const stored = readToken();
  if (!stored || stored.expired) throw new ApiProblem(403, 'signed_out', 'Please log in to see your account.');
  return stored;
}

const apiOf = (token: string, signal: AbortSignal) =>
  createApi({ baseUrl: '', signal, headers: { authorization: `Bearer ${token}` } });
