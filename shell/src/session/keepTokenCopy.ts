import { recordOwn } from '@paw/contract/ownRecord.ts';
import { keepSecondCopy } from '@paw/contract/secondCopy.ts';
import { onSessionChanged } from '@paw/contract/sessionEvents.ts';
import { decodeClaims, readToken, TOKEN_KEY } from '@paw/contract/tokenStorage.ts';

/**
 * Keeps a second copy of the token until the page is left: another team's release may clear storage. Code that changes the
 * token says so on the bus; releases that are older than its record leave it to this.
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
