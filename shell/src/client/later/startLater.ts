import type { ReleaseSet } from '@paw/contract/releaseSet.ts';
import type { DataRouter } from 'react-router-dom';
import { keepTokenCopy } from '../../session/keepTokenCopy.ts';
import { subscribeToReleases } from './subscribeToReleases.ts';
import { PREVIEW_MARK } from '../../hydration/previewMark.ts';
import { restoreTyped } from './typedText.ts';

declare const __RELEASE__: string;

/** What a page does some seconds after hydration. */
export function startLater(set: ReleaseSet, router: DataRouter): void {
  void restoreTyped();
  // A preview expires; rollbacks of the live set do not affect its tab.
  if (document.documentElement.dataset[PREVIEW_MARK] === undefined) subscribeToReleases(set, router, __RELEASE__);
  keepTokenCopy();
}
