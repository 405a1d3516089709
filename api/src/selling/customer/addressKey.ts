import type { Address } from '@paw/rules/addressRules.ts';

/** The Postal Service's short forms of what people write in full (Publication 28), as far as they are common. */
const shortForms: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  boulevard: 'blvd',
  drive: 'dr',
  lane: 'ln',
  road: 'rd',
  court: 'ct',
  place: 'pl',
  circle: 'cir',
  terrace: 'ter',
  highway: 'hwy',
  parkway: 'pkwy',
  square: 'sq',
  trail: 'trl',
  way: 'way',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
  apartment: '',
  apt: '',
  unit: '',
  suite: '',
  ste: '',
  number: '',
  no: '',
};

/**
 * A household's address as the first-order rule compares it: street, number and unit in one way of writing, and the
 * five digits of the ZIP code. City and state follow from these, and a name is not part of a household.
 */
export function addressKey({ line1, line2 = '', zip }: Pick<Address, 'line1' | 'line2' | 'zip'>): string {
  const words = `${line1} ${line2}`
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (Object.hasOwn(shortForms, word) ? shortForms[word] : word));
  return [...words.filter(Boolean), zip.slice(0, 5)].join(' ');
}
