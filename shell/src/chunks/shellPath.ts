import { releaseUrl } from '@paw/contract/releaseSet.ts';

declare const __RELEASE__: string;
declare let __webpack_public_path__: string;

export const shellRelease = (): string => __RELEASE__.replace('shell@', '');
let attempt = 0;

/** Number of the path that the shell's chunks load from. */
export const shellAttempt = (): number => attempt;

/** After a failure: later chunks of the shell load from a fresh path, because browsers remember failures. */
export function moveShellOn(): void {
  attempt += 1;
  __webpack_public_path__ = releaseUrl('shell', shellRelease(), 'browser/', attempt);
}
