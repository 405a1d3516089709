import type { DeliveryKind } from '@paw/rules/rules.ts';

/** The address as it is typed: '' where nothing is typed. */
export interface TypedAddress {
  name: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  zip: string;
}

export type PaymentMethod = 'delivery' | 'stripe';

/** What a shopper has typed and chosen on the way to an order. */
export interface CheckoutDraft {
  contact: { email: string; phone: string };
  address: TypedAddress;
  /** A member wants the typed address in the account. Undefined until they say so, or say no. */
  saveAddress?: boolean;
  delivery?: DeliveryKind;
  payment?: PaymentMethod;
  /** As it was typed; '' without one. */
  coupon: string;
  /** The idempotency key of the order that is being prepared, and what was sent with it while no answer is known. */
  attempt?: { key: string; body?: object };
  /** The last order that this browser placed. `toEmpty` is what still has to leave the cart. */
  done?: PlacedOrder;
}

export interface PlacedOrder {
  key: string;
  reference: string;
  number: string;
  /** ISO, UTC. */
  at: string;
  toEmpty?: { title: string; size: string; color: { name: string }; quantity: number }[];
}

const emptyAddress: TypedAddress = { name: '', line1: '', line2: '', city: '', state: '', zip: '' };
export const emptyDraft: CheckoutDraft = { contact: { email: '', phone: '' }, address: emptyAddress, coupon: '' };

/**
 * Reads what is stored, by this release or another one. Fields that are missing, damaged or of another kind count as
 * not typed; `changeDraft` keeps fields that a later release added.
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
    ...(isPlaced(done) ? { done } : {}),
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

function isPlaced(value: unknown): value is PlacedOrder {
  const { key, reference, number, at } = (value ?? {}) as Record<string, unknown>;
  return [key, reference, number, at].every((text) => typeof text === 'string');
}
