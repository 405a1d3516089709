import { readDraft } from '../draft/draftStore.ts';

/** ms for which an order's page thanks for it. */
const FRESH = 60 * 60_000;

/** This browser placed the order a moment ago. Anyone else, and the same shopper next week, wants to know its status. */
export function isJustPlaced(reference: string): boolean {
  const { done } = readDraft();
  return done?.reference === reference && Date.now() - Date.parse(done.at) < FRESH;
}
