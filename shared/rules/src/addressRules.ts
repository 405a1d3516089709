/**
 * The rules for an address that an order can be delivered to: the page shows them while typing, and the api applies the
 * same functions.
 */
import { isPlainLine, lengthOf } from './plainText.ts';
import { rules } from './rules.ts';
import { findRegion, findRegionOfZip } from './usRegions.ts';

/** A delivery address in the United States, its territories and its military post. */
export interface Address {
  name: string;
  line1: string;
  line2?: string;
  city: string;
  /** Two letters, see usRegions.ts. */
  state: string;
  /** 12345 or 12345-6789. */
  zip: string;
  phone?: string;
}

/** For each wrong field, a sentence that says what to do. */
export type AddressProblems = Partial<Record<keyof Address, string>>;

const { name: nameRule, line: lineRule, city: cityRule } = rules.address;
const visible = /[\p{L}\p{N}]/u;
const postOfficeBox = /(?:^|[\s,])p[\s.]*o[\s.]*box|post\s+office\s+box|^box\s*#?\s*\d/i;
const militaryPost = /^(?:APO|FPO|DPO)$/i;

/** The address as it is stored: one space between words, none at the ends, the state in capitals. */
export function tidyAddress(address: Address): Address {
  const { line2, phone, ...needed } = address;
  const [second, call] = [line2, phone].map((text) => tidy(text ?? ''));
  return {
    name: tidy(needed.name),
    line1: tidy(needed.line1),
    ...(second && { line2: second }),
    city: tidy(needed.city),
    state: tidy(needed.state).toUpperCase(),
    zip: tidy(needed.zip).replace(/^(\d{5})[\s-]?(\d{4})$/, '$1-$2'),
    ...(call && { phone: call }),
  };
}

/** '12 Example Street, Springfield, IL 62701' */
export function addressLine({ line1, line2, city, state, zip }: Omit<Address, 'name'>): string {
  return [line1, line2, city, `${state} ${zip}`].filter(Boolean).join(', ');
}

const tidy = (text: string) => text.trim().normalize('NFC').replace(/ +/g, ' ');

/** @param address as {@link tidyAddress} returns it @returns an empty object when it is valid */
export function checkAddress(address: Address): AddressProblems {
  const { name, line1, line2 = '', city, state, zip, phone = '' } = address;
  const problems: [keyof Address, string | undefined][] = [
    ['name', checkText(name, 'the recipient’s full name', nameRule.least, nameRule.most)],
    ['line1', checkText(line1, 'a street address', 1, lineRule.most)],
    ['line2', line2 ? checkText(line2, 'an apartment, suite or unit', 1, lineRule.most) : undefined],
    ['city', checkText(city, 'a city', 1, cityRule.most) ?? checkPost(city, state)],
    ['state', findRegion(state) ? undefined : 'Select a state or territory.'],
    ['zip', checkZip(zip, state)],
    ['phone', phone ? checkPhone(phone) : undefined],
  ];
  return Object.fromEntries(problems.filter(([, problem]) => problem));
}

function checkText(text: string, what: string, least: number, most: number): string | undefined {
  if (!visible.test(text) || lengthOf(text) < least) return `Enter ${what}.`;
  if (!isPlainLine(text)) return `Enter ${what} on one line, using letters, numbers and punctuation only.`;
  return lengthOf(text) > most ? `Enter ${what} in ${most} characters or fewer.` : undefined;
}

/** Military mail has APO, FPO or DPO as its city, and no other mail has. */
function checkPost(city: string, state: string): string | undefined {
  const isMilitary = findRegion(state)?.kind === 'military';
  if (isMilitary === militaryPost.test(city)) return undefined;
  return isMilitary
    ? 'For a military address, enter APO, FPO or DPO as the city.'
    : 'For APO, FPO or DPO, choose an Armed Forces state (AA, AE or AP).';
}

function checkZip(zip: string, state: string): string | undefined {
  if (!/^\d{5}(?:-\d{4})?$/.test(zip)) return 'Enter a 5-digit ZIP code (or ZIP+4, like 12345-6789).';
  const owner = findRegionOfZip(zip);
  const region = findRegion(state);
  if (!owner) return `We can’t find ZIP code ${zip}. Check it and try again.`;
  if (!region || owner.code === region.code) return undefined;
  return `ZIP code ${zip} is in ${owner.name}, not ${region.name}. Check both.`;
}

/** Ten digits in any format, or eleven with a leading 1. */
export function checkPhone(text: string): string | undefined {
  const digits = text.replace(/^\+?1(?=\D*\d(?:\D*\d){9}\D*$)/, '').replace(/[\s().+-]/g, '');
  return /^\d{10}$/.test(digits) ? undefined : 'Enter a 10-digit phone number, like 555-010-1234.';
}

/** A sentence that says why express cannot deliver there; undefined when it can. */
export function findExpressRefusal({ line1, line2 = '', state }: Address): string | undefined {
  const region = findRegion(state);
  if (region?.kind === 'military') return 'Express isn’t available for military addresses. Choose Standard.';
  if (region?.kind === 'territory') return `Express isn’t available for ${region.name}. Choose Standard.`;
  const hasBox = [line1, line2].some((line) => postOfficeBox.test(line));
  return hasBox ? 'Express isn’t available for PO boxes. Choose Standard.' : undefined;
}
