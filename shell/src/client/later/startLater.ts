import type { ReleaseSet } from '@paw/contract/releaseSet.ts';
import type { DataRouter } from 'react-router-dom';
import { keepTokenCopy } from '../../session/keepTokenCopy.ts';
import { followReleases } from './followReleases.ts';
import { putBackTyped } from './typedText.ts';

declare const __RELEASE__: string;

/** What a page does besides, some seconds after it hydrated. */
export function startLater(set: ReleaseSet, router: DataRouter): void {
  void putBackTyped();
  followReleases(set, router, __RELEASE__);
  keepTokenCopy();
}
