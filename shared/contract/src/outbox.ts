/**
 * Adds that no cart answered, each under its own key, 'cart-outbox:<time>:<id>'. In one common list two tabs would
 * overwrite each other's adds, because a tab sees another one's writes some milliseconds late.
 */
import type { AddRequest } from './cartEvents.ts';

export const OUTBOX_PREFIX = 'cart-outbox:';

let added = 0;

/** False when it could not be stored. */
export function addToOutbox(request: AddRequest): boolean {
  const time = `${Date.now()}.${String(added++).padStart(6, '0')}`;
  try {
    localStorage.setItem(`${OUTBOX_PREFIX}${time}:${request.id}`, JSON.stringify(request));
    return true;
  } catch {
    return false;
  }
}

/** Oldest first. */
export function readOutbox(): AddRequest[] {
  try {
    return outboxKeys().flatMap(readEntry);
  } catch {
    return [];
  }
}

/** Removes delivered requests; one that was added since stays. */
export function removeFromOutbox(ids: ReadonlySet<string>): void {
  for (const key of outboxKeys()) {
    if (readEntry(key).some(({ id }) => ids.has(id))) localStorage.removeItem(key);
  }
}

function outboxKeys(): string[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(OUTBOX_PREFIX))
    .sort();
}

function readEntry(key: string): AddRequest[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isAddRequest(value) ? [value] : [];
  } catch {
    return [];
  }
}

function isAddRequest(value: unknown): value is AddRequest {
  const request = value as Partial<AddRequest> | null;
  return typeof request?.id === 'string' && typeof request.line?.title === 'string';
}
