import { recordOwn } from '@paw/contract/ownRecord.ts';
import { keepSecondCopy } from '@paw/contract/secondCopy.ts';
import { onSessionChanged } from '@paw/contract/sessionEvents.ts';
import { decodeClaims, readToken, TOKEN_KEY } from '@paw/contract/tokenStorage.ts';

/**
 * Keeps a second copy of the token while the page is open: another team's release may clear storage. Code that changes
 * the token sends the event; older releases do not record the change, so this does.
 */
export function keepTokenCopy(): void {
  onSessionChanged(() => recordOwn(TOKEN_KEY, readToken()?.token ?? ''));
  void keepSecondCopy({ key: TOKEN_KEY, isWorth: isValid });
}

function isValid(token: string): boolean {
  try {
    return (decodeClaims(token)?.exp ?? 0) * 1000 > Date.now();
  } catch {
    return false;
  }
}
