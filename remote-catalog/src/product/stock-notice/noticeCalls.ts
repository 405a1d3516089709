import { answer, createApi } from '@paw/api-client/http.ts';

const api = () => createApi({ baseUrl: '' });

/** @returns the next step, in words. @throws ApiProblem; its code is `bad_email` when the address is refused */
export async function askForNotice(email: string, variantId: number): Promise<string> {
  const { message } = await answer(api().POST('/api/stock-notices', { body: { email, variantId } }));
  return message;
}

/** @param token of the email. @returns what happens next, in words. @throws ApiProblem */
export async function confirmNotice(token: string): Promise<string> {
  const { message } = await answer(api().POST('/api/stock-notices/confirm', { body: { token } }));
  return message;
}
