import type { FindDocuments, FoundDocument } from '@paw/contract/documents.ts';
import { ApiProblem } from '@paw/api-client/http.ts';

/** Searches through the shell's `/documents`, in the browser. */
export function fetchDocuments(signal: AbortSignal): FindDocuments {
  return async ({ text = '', pet, limit }) => {
    const query = new URLSearchParams({ text, ...(pet && { pet }), limit: String(limit) });
    const response = await fetch(`/documents?${query}`, { signal }).catch((cause: unknown) => {
      throw new ApiProblem(0, 'no_answer', 'We couldn’t reach the store. Check your connection and try again.', {
        cause,
      });
    });
    if (!response.ok) throw new ApiProblem(response.status, 'no_documents', 'Articles aren’t available right now.');
    const { documents } = (await response.json()) as { documents: FoundDocument[] };
    return documents;
  };
}
