import { announceSession } from '@paw/shared/contract/sessionEvents.ts';
import { writeToken } from '@paw/shared/contract/tokenStorage.ts';

/** Keeps a token that the api has issued, and tells all parts of the page. @throws when the browser stores no data */
export function keepSession(kind: 'guest' | 'member', token: string): void {
  writeToken(token);
  announceSession({ kind });
}
