import {
  type Address,
  checkAddress,
  checkPhone,
  findExpressRefusal,
  tidyAddress,
} from '@paw/shared/contract/addressRules.ts';
import { isPlausibleEmail } from '@paw/shared/contract/emailRules.ts';
import { links } from '@paw/shared/contract/links.ts';
import type { CheckoutDraft, TypedAddress } from '../../draft/checkoutDraft.ts';

/** In their order; each is an address below /checkout. */
export const steps = ['contact', 'address', 'delivery', 'payment', 'review'] as const;
export type Step = (typeof steps)[number];

export const stepNames: Record<Step, string> = {
  contact: 'Contact',
  address: 'Address',
  delivery: 'Delivery',
  payment: 'Payment',
  review: 'Review',
};

export const stepPath = (step: Step): string => `${links.checkout()}/${step}`;
export const isStep = (text: string | undefined): text is Step => steps.includes(text as Step);

/** A field's name to what to do about it. */
export type Errors = Readonly<Record<string, string>>;

export function contactErrors({ email, phone }: CheckoutDraft['contact']): Errors {
  const typed = email.trim();
  const isFit = isPlausibleEmail(typed);
  const call = phone.trim() && checkPhone(phone);
  return {
    ...(!isFit && { email: typed ? 'Enter an email like name@example.com.' : 'Enter your email address.' }),
    ...(call && { phone: call }),
  };
}

/** As it is sent: tidied, without what is empty. */
export const wholeAddress = (typed: TypedAddress): Address => tidyAddress(typed);

export function addressErrors(typed: TypedAddress): Errors {
  return checkAddress(wholeAddress(typed));
}

/** Undefined when the chosen way of delivery can go there. */
export function deliveryErrors({ delivery, address }: CheckoutDraft): Errors {
  if (!delivery) return { delivery: 'Choose how your order travels.' };
  const refusal = delivery === 'express' ? findExpressRefusal(wholeAddress(address)) : undefined;
  return refusal ? { delivery: refusal } : {};
}

const isWell = (errors: Errors): boolean => Object.keys(errors).length === 0;

/** What a shopper comes to next: the review when all before it is done. */
export function firstUnfinished(draft: CheckoutDraft): Step {
  if (!isWell(contactErrors(draft.contact))) return 'contact';
  if (!isWell(addressErrors(draft.address))) return 'address';
  if (!isWell(deliveryErrors(draft))) return 'delivery';
  return draft.payment ? 'review' : 'payment';
}

/** What is known of the buyer, for the quote: only what is whole. */
export function knownOf(draft: CheckoutDraft) {
  return {
    ...(isWell(contactErrors(draft.contact)) && { email: draft.contact.email.trim() }),
    ...(isWell(addressErrors(draft.address)) && { address: wholeAddress(draft.address) }),
    ...(draft.delivery && { delivery: draft.delivery }),
    ...(draft.coupon && { coupon: draft.coupon }),
  };
}
