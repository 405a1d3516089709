import { type Address, checkAddress, checkPhone, findExpressRefusal, tidyAddress } from '@paw/rules/addressRules.ts';
import { isPlausibleEmail } from '@paw/rules/emailRules.ts';
import { links } from '@paw/contract/links.ts';
import type { CheckoutDraft, TypedAddress } from '../../draft/checkoutDraft.ts';

/** In their order; each is an address below /checkout that releases with five steps know as well. */
export const steps = ['contact', 'delivery', 'review'] as const;
export type Step = (typeof steps)[number];

export const stepNames: Record<Step, string> = {
  contact: 'Contact and address',
  delivery: 'Delivery and payment',
  review: 'Review',
};

/** Addresses of releases with five steps: where their fields are now. */
const former = new Map<string, Step>([
  ['address', 'contact'],
  ['payment', 'delivery'],
]);

export const stepPath = (step: Step): string => `${links.checkout()}/${step}`;
const isStep = (text: string): text is Step => steps.some((step) => step === text);

/** The step of an address. Undefined when there is none. */
export function findStep(text = ''): Step | undefined {
  return isStep(text) ? text : former.get(text);
}

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

/** As it is sent: tidied, without empty fields. */
export const wholeAddress = (typed: TypedAddress): Address => tidyAddress(typed);

function addressErrors(typed: TypedAddress): Errors {
  return checkAddress(wholeAddress(typed));
}

/** Whether the chosen delivery goes to the address. */
export function deliveryErrors({ delivery, address }: CheckoutDraft): Errors {
  if (!delivery) return { delivery: 'Choose a delivery speed.' };
  const refusal = delivery === 'express' ? findExpressRefusal(wholeAddress(address)) : undefined;
  return refusal ? { delivery: refusal } : {};
}

/** Of the first step: who orders, and where the order goes. */
export function recipientErrors({ contact, address }: CheckoutDraft): Errors {
  return { ...contactErrors(contact), ...addressErrors(address) };
}

const isValid = (errors: Errors): boolean => Object.keys(errors).length === 0;

/** The step where something is missing: the review when nothing is. */
export function firstUnfinished(draft: CheckoutDraft): Step {
  if (!isValid(recipientErrors(draft))) return 'contact';
  return isValid(deliveryErrors(draft)) && draft.payment ? 'review' : 'delivery';
}

/**
 * What is known of the buyer, for the quote: only what is valid.
 * @param opened the draft as it was when the step was opened. Email and street count once their step is left: each one on
 * the way would be asked about, and the shop answers a guest for a few only. The state decides the tax at once.
 */
export function knownOf(draft: CheckoutDraft, step: Step, opened: CheckoutDraft) {
  const { contact, address } = step === 'contact' ? opened : draft;
  const { state } = draft.address;
  const settled = { ...address, state };
  return {
    ...(isValid(contactErrors(contact)) && { email: contact.email.trim() }),
    ...(isValid(addressErrors(settled)) ? { address: wholeAddress(settled) } : state && { address: { state } }),
    ...(draft.delivery && { delivery: draft.delivery }),
    ...(draft.coupon && { coupon: draft.coupon }),
  };
}
