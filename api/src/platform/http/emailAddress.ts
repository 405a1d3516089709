import { isPlausibleEmail } from '@paw/rules/emailRules.ts';

/**
 * The form under which an address is stored and compared, or undefined when it cannot be one. Case is folded in the
 * whole address: hardly any mail server distinguishes upper and lower case, and one person should have one
 * subscription.
 */
export function normaliseEmail(text: string): string | undefined {
  // Far more than an address and some blanks: not worth the work of looking at it.
  if (text.length > 1000) return undefined;
  const email = text.trim().normalize('NFC').toLowerCase();
  return isPlausibleEmail(email) ? email : undefined;
}
