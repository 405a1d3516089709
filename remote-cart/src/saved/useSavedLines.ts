import type { CartLine } from '@paw/contract/cartStorage.ts';
import { useSyncExternalStore } from 'react';
import { onSavedChanged, readSavedLines } from './savedLines.ts';

const none: readonly CartLine[] = [];

/** What was saved for later on this device. The server's HTML is nobody's. */
export function useSavedLines(): readonly CartLine[] {
  return useSyncExternalStore(onSavedChanged, readSavedLines, () => none);
}
