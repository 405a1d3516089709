/**
 * The checkout's draft under a key of its own: `{version: 1, contact, address, saveAddress, delivery,
 * payment, coupon, attempt, done}`. All tabs share it; fields that this release does not know are kept, so releases
 * may only add fields. Where storage is full or blocked the draft is kept in this page. Nothing here throws.
 */
import { useSyncExternalStore } from 'react';
import { type CheckoutDraft, emptyDraft, type LastOrder, readDraftOf } from './checkoutDraft.ts';

export const DRAFT_KEY = 'checkout-draft';
const VERSION = 1;

type Stored = Record<string, unknown>;
/** Undefined removes a field. */
export type DraftChange = {
  [Field in keyof CheckoutDraft]?: Partial<CheckoutDraft[Field]> | CheckoutDraft[Field] | undefined;
};

const merged = new Set(['contact', 'address']);
/** The draft's text when it could not be stored. */
let unstored: string | undefined;
let known: { text: string | null; stored: Stored; draft: CheckoutDraft } = {
  text: null,
  stored: {},
  draft: emptyDraft,
};
const listeners = new Set<() => void>();

/** The same object until something changes. */
export function readDraft(): CheckoutDraft {
  return read().draft;
}

/** Merges `contact` and `address` field by field and replaces everything else. */
export function changeDraft(change: DraftChange): void {
  const next: Stored = { version: VERSION, ...read().stored };
  for (const [field, value] of Object.entries(change)) {
    if (value === undefined) delete next[field];
    else next[field] = merged.has(field) ? { ...(next[field] as object), ...(value as object) } : value;
  }
  keep(JSON.stringify(next));
}

/** The order is placed: removes everything typed for it and remembers the order alone. One write. */
export function keepLastOrder(done: LastOrder): void {
  keep(JSON.stringify({ version: VERSION, done }));
}

/** Removes everything typed and chosen; an order without an answer, and the last one, are kept. */
export function forgetTyped(): void {
  const { attempt, done } = readDraft();
  keep(JSON.stringify({ version: VERSION, ...(attempt?.body && { attempt }), ...(done && { done }) }));
}

export function useDraft(): CheckoutDraft {
  return useSyncExternalStore(subscribe, readDraft, () => emptyDraft);
}

function read(): typeof known {
  const text = unstored ?? storedText();
  if (text !== known.text) {
    const stored = parse(text);
    known = { text, stored, draft: readDraftOf(stored) };
  }
  return known;
}

function keep(text: string): void {
  unstored = text;
  try {
    // Written first, so that other tabs can tell who made the change: see the contract's ownRecord.ts.
    localStorage.setItem(`${DRAFT_KEY}-kept`, text);
    localStorage.setItem(DRAFT_KEY, text);
    unstored = undefined;
  } catch {
    // The draft stays in this page's memory.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const followTabs = ({ key }: StorageEvent) => {
    if (key !== DRAFT_KEY && key !== null) return;
    unstored = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', followTabs);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followTabs);
  };
}

function storedText(): string | null {
  try {
    return localStorage.getItem(DRAFT_KEY);
  } catch {
    return null;
  }
}

function parse(text: string | null): Stored {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Stored) : {};
  } catch {
    return {};
  }
}
