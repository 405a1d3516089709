import { type Address, checkAddress, checkPhone, findExpressRefusal, tidyAddress } from '@paw/rules/addressRules.ts';
import { isPlausibleEmail } from '@paw/rules/emailRules.ts';
import { links } from '@paw/contract/links.ts';
import type { CheckoutDraft, TypedAddress } from '../../draft/checkoutDraft.ts';

/** In order. Each is a path below /checkout that releases with five steps know too. */
export const steps = ['contact', 'delivery', 'review'] as const;
export type Step = (typeof steps)[number];

export const stepNames: Record<Step, string> = {
  contact: 'Contact and address',
  delivery: 'Delivery and payment',
  review: 'Review',
};

/** Path parts of releases with five steps, and the steps that have their fields now. */
const former = new Map<string, Step>([
  ['address', 'contact'],
  ['payment', 'delivery'],
]);

export const stepPath = (step: Step): string => `${links.checkout()}/${step}`;
const isStep = (text: string): text is Step => steps.some((step) => step === text);

/** The step of a path's last part. Undefined when it names none. */
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

/** As sent to the api: tidied, without empty fields. */
export const wholeAddress = (typed: TypedAddress): Address => tidyAddress(typed);

function addressErrors(typed: TypedAddress): Errors {
  return checkAddress(wholeAddress(typed));
}

/** Errors when the chosen delivery does not serve the address. */
export function deliveryErrors({ delivery, address }: CheckoutDraft): Errors {
  if (!delivery) return { delivery: 'Choose a delivery speed.' };
  const refusal = delivery === 'express' ? findExpressRefusal(wholeAddress(address)) : undefined;
  return refusal ? { delivery: refusal } : {};
}

/** Errors of the first step: contact and address. */
export function recipientErrors({ contact, address }: CheckoutDraft): Errors {
  return { ...contactErrors(contact), ...addressErrors(address) };
}

const isValid = (errors: Errors): boolean => Object.keys(errors).length === 0;

/** The first step with missing fields; the review when none are missing. */
export function firstUnfinished(draft: CheckoutDraft): Step {
  if (!isValid(recipientErrors(draft))) return 'contact';
  return isValid(deliveryErrors(draft)) && draft.payment ? 'review' : 'delivery';
}

/**
 * The buyer's valid facts, for the quote.
 * @param opened the draft when the step was opened. Email and street count after their step is left: otherwise each
 * keystroke would ask for a quote, and the api limits a guest's quotes. The state decides the tax, so it counts at once.
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
