import { answer, createApi } from '@paw/api-client/http.ts';
import type { ContactFields } from '@paw/rules/contactRules.ts';

/** @throws ApiProblem */
export function sendMessage(body: ContactFields & { id: string; website: string }): Promise<{ message: string }> {
  return answer(createApi({ baseUrl: '' }).POST('/api/contact', { body }));
}
