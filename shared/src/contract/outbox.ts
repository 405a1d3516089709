/** Adds that no cart answered, under the key 'cart-outbox': a list of requests, oldest first. */
import type { AddRequest } from './cartEvents.ts';

export const OUTBOX_KEY = 'cart-outbox';

/** False when nothing could be stored. */
export function addToOutbox(request: AddRequest): boolean {
  try {
    localStorage.setItem(OUTBOX_KEY, JSON.stringify([...readOutbox(), request]));
    return true;
  } catch {
    return false;
  }
}

export function readOutbox(): AddRequest[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(OUTBOX_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isAddRequest) : [];
  } catch {
    return [];
  }
}

/** Takes delivered requests out; one that was added meanwhile stays. */
export function removeFromOutbox(ids: ReadonlySet<string>): void {
  const left = readOutbox().filter((request) => !ids.has(request.id));
  if (left.length) localStorage.setItem(OUTBOX_KEY, JSON.stringify(left));
  else localStorage.removeItem(OUTBOX_KEY);
}

function isAddRequest(value: unknown): value is AddRequest {
  const request = value as Partial<AddRequest> | null;
  return typeof request?.id === 'string' && typeof request.line?.title === 'string';
}
