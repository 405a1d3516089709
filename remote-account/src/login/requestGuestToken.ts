import { answer, createApi } from '@paw/api-client/http.ts';

/** @throws ApiProblem */
export async function requestGuestToken(signal: AbortSignal): Promise<string> {
  const { token } = await answer(createApi({ baseUrl: '', signal }).POST('/api/session/guest'));
  return token;
}
