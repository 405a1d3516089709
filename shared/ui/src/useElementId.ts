import { useId } from 'react';

/** A unique id, the same on server and browser. It begins with a letter, as ids should. */
export function useElementId(): string {
  return `id${useId()}`;
}
