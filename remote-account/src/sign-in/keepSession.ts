import { announceSession } from '@paw/contract/sessionEvents.ts';
import { writeToken } from '@paw/contract/tokenStorage.ts';

/** Keeps a token that the api has issued, and tells all parts of the page. @throws when the browser stores no data */
export function keepSession(kind: 'guest' | 'member', token: string): void {
  writeToken(token);
  announceSession({ kind });
}
