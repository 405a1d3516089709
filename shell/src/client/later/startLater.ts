import type { SentSet } from '@paw/contract/releaseSet.ts';
import { readSite } from '@paw/contract/site.ts';
import type { DataRouter } from 'react-router-dom';
import { shellPart } from '../../chunks/shellPart.ts';
import { keepTokenCopy } from '../../session/keepTokenCopy.ts';
import { subscribeToReleases } from './subscribeToReleases.ts';
import { PREVIEW_MARK } from '../../hydration/previewMark.ts';
import { restoreTyped } from './typedText.ts';

declare const __RELEASE__: string;

const names = shellPart('names', () => import(/* webpackChunkName: "names" */ '../../names/reportNames.ts'));
let isWatching = false;

/** Once in a document. A browser that asks not to be measured reports nothing. */
function watch(): void {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  if (isWatching || globalPrivacyControl || !readSite().measurement) return;
  isWatching = true;
  names.load().then(
    ({ reportNames }) => reportNames(),
    () => undefined,
  );
}

/** What a page does some seconds after hydration. */
export function startLater(set: SentSet, router: DataRouter): void {
  void restoreTyped();
  // A preview expires; rollbacks of the live set do not affect its tab.
  if (document.documentElement.dataset[PREVIEW_MARK] === undefined) {
    subscribeToReleases(set, router, __RELEASE__, watch);
  }
  keepTokenCopy();
}
