import { answer, createApi } from '@paw/shared/contract/http.ts';
import type { ContactFields } from '@paw/shared/contract/contactRules.ts';

/** @throws ApiProblem */
export function sendMessage(body: ContactFields & { id: string; website: string }): Promise<{ message: string }> {
  return answer(createApi({ baseUrl: '' }).POST('/api/contact', { body }));
}
