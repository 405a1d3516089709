/**
 * The checkout's draft under a key of its own: `{version: 1, contact, address, saveAddress, delivery,
 * payment, coupon, attempt, done, typedAt}`. All tabs share it; fields that this release does not know are kept, so releases
 * may only add fields. Where storage is full or blocked the draft is kept in this page. Nothing here throws.
 */
import { rules } from '@paw/rules/rules.ts';
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
/** With one of these the draft says who someone is and where they live. */
const personal = ['contact', 'address', 'attempt'];
/** ms */
const MOST_AGE = rules.checkout.draftDays * 24 * 60 * 60 * 1000;
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
  delete next.typedAt;
  if (isPersonal(next)) next.typedAt = new Date().toISOString();
  keep(JSON.stringify(next));
}

/** The order is placed: removes everything typed for it and remembers the order alone. One write. */
export function keepLastOrder(done: LastOrder): void {
  keep(JSON.stringify({ version: VERSION, done }));
}

/**
 * After a logout, the next person on this device must find neither an address nor the way to an order. An order without
 * an answer is kept: it may have been placed, and is never placed twice.
 */
export function forgetTyped(): void {
  const { attempt } = readDraft();
  const { typedAt } = read().stored;
  keep(JSON.stringify({ version: VERSION, ...(attempt?.body && { attempt, typedAt }) }));
}

/** Removes what was left unfinished days ago. What an earlier release stored has no time yet: it gets one. */
export function forgetOld(): void {
  const { stored } = read();
  if (isOld(parse(storedText()))) keep(JSON.stringify({ version: VERSION }));
  else if (isPersonal(stored) && !stored.typedAt) changeDraft({});
}

export function useDraft(): CheckoutDraft {
  return useSyncExternalStore(subscribe, readDraft, () => emptyDraft);
}

function read(): typeof known {
  const text = unstored ?? storedText();
  if (text !== known.text) {
    const found = parse(text);
    const stored = isOld(found) ? {} : found;
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

const isPersonal = (stored: Stored) => personal.some((field) => field in stored);
const isOld = ({ typedAt }: Stored) => typeof typedAt === 'string' && Date.now() - Date.parse(typedAt) > MOST_AGE;

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
