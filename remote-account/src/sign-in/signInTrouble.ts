import { ApiProblem } from '@paw/shared/contract/http.ts';

/** What went wrong, in words for the shopper. What is no call's problem came from the browser's storage. */
export function signInTrouble(error: unknown): string {
  if (error instanceof ApiProblem) return error.message;
  if (error instanceof DOMException) {
    return 'Your browser keeps no data for this shop, so it cannot remember you. Allow it, or make room, and try again.';
  }
  return 'Something went wrong at our end. Please try again in a moment.';
}
