import { ApiProblem } from '@paw/api-client/http.ts';

/** What went wrong, in words for the shopper. What is no call's problem came from the browser's storage. */
export function signInTrouble(error: unknown): string {
  if (error instanceof ApiProblem) return error.message;
  if (error instanceof DOMException) {
    return 'Your browser is blocking storage for this site, or it’s full, so we can’t keep you logged in. Allow storage or free up space, then try again.';
  }
  return 'Something went wrong on our end. Please try again in a moment.';
}
