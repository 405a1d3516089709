import type { DeliveryKind } from '@paw/rules/rules.ts';

/** The postal address as the shopper typed it: '' in an empty field. */
export interface TypedAddress {
  name: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  zip: string;
}

export type PaymentMethod = 'delivery' | 'stripe';

/** What a shopper has typed and chosen during checkout. */
export interface CheckoutDraft {
  contact: { email: string; phone: string };
  address: TypedAddress;
  /** Whether a member wants the typed address in the account. Undefined until they choose. */
  saveAddress?: boolean;
  delivery?: DeliveryKind;
  payment?: PaymentMethod;
  /** As typed; '' without one. */
  coupon: string;
  /** The idempotency key of the order in preparation, and the sent body while there is no answer. */
  attempt?: { key: string; body?: object };
  done?: LastOrder;
}

/** The last order that this browser sent and the api accepted. */
export interface LastOrder {
  /** Its idempotency key. */
  key: string;
  reference: string;
  number: string;
  /** ISO, UTC. */
  at: string;
  /** The ordered lines that are still in the cart, with the fields that identify a cart line. */
  toEmpty?: { title: string; size: string; color: { name: string }; quantity: number }[];
}

const emptyAddress: TypedAddress = { name: '', line1: '', line2: '', city: '', state: '', zip: '' };
export const emptyDraft: CheckoutDraft = { contact: { email: '', phone: '' }, address: emptyAddress, coupon: '' };

/**
 * Reads a draft that this or another release stored. A field that is missing or has another type counts as empty;
 * `changeDraft` keeps fields that a later release added.
 */
export function readDraftOf(stored: Record<string, unknown>): CheckoutDraft {
  const { saveAddress, delivery, payment, coupon, attempt, done } = stored;
  return {
    contact: texts(stored.contact, emptyDraft.contact),
    address: texts(stored.address, emptyAddress),
    ...(typeof saveAddress === 'boolean' ? { saveAddress } : {}),
    ...(delivery === 'standard' || delivery === 'express' ? { delivery } : {}),
    ...(payment === 'delivery' || payment === 'stripe' ? { payment } : {}),
    coupon: typeof coupon === 'string' ? coupon : '',
    ...(isAttempt(attempt) ? { attempt } : {}),
    ...(isLastOrder(done) ? { done } : {}),
  };
}

function texts<Shape extends object>(stored: unknown, empty: Shape): Shape {
  const found = Object.entries(stored ?? {}).filter(([name, value]) => name in empty && typeof value === 'string');
  return { ...empty, ...Object.fromEntries(found) };
}

function isAttempt(value: unknown): value is NonNullable<CheckoutDraft['attempt']> {
  const { key, body } = (value ?? {}) as { key?: unknown; body?: unknown };
  return typeof key === 'string' && (body === undefined || (typeof body === 'object' && body !== null));
}

function isLastOrder(value: unknown): value is LastOrder {
  const { key, reference, number, at } = (value ?? {}) as Record<string, unknown>;
  return [key, reference, number, at].every((text) => typeof text === 'string');
}

/** In ms: for so long, pages thank for the last order and show it; later it is private. */
const RECENT = 60 * 60 * 1000;

export const isRecent = ({ at }: LastOrder, now = Date.now()): boolean => now - Date.parse(at) < RECENT;
