import { answer, createApi } from '@paw/api-client/http.ts';

const api = () => createApi({ baseUrl: '' });

/** @returns what to do now, in words. @throws ApiProblem; its code is `bad_email` when that is what is wrong */
export async function askForNotice(email: string, variantId: number): Promise<string> {
  const { message } = await answer(api().POST('/api/stock-notices', { body: { email, variantId } }));
  return message;
}

/** @param token of the mail. @returns what happens now, in words. @throws ApiProblem */
export async function confirmNotice(token: string): Promise<string> {
  const { message } = await answer(api().POST('/api/stock-notices/confirm', { body: { token } }));
  return message;
}
