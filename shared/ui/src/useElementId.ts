import { useId } from 'react';

/** An id that no other element of the page has, the same on server and browser. It begins with a letter, as ids should. */
export function useElementId(): string {
  return `id${useId()}`;
}
