import type { DeliveryKind } from '@paw/shared/contract/rules.ts';

/** The address as it is typed: '' where nothing stands yet. */
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
  delivery?: DeliveryKind;
  payment?: PaymentMethod;
  /** As it was typed; '' without one. */
  coupon: string;
  /** The idempotency key of the order that is being prepared, and what was sent with it while no answer is known. */
  attempt?: { key: string; body?: object };
  /** The last order that this browser placed. `toEmpty` is what is still to be taken out of the cart. */
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
 * Reads what is stored. What is missing, damaged or of another kind counts as not typed; what a later release added
 * is left to whoever writes it back.
 */
export function readDraftOf(stored: Record<string, unknown>): CheckoutDraft {
  const { delivery, payment, coupon, attempt, done } = stored;
  return {
    contact: texts(stored.contact, emptyDraft.contact),
    address: texts(stored.address, emptyAddress),
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
