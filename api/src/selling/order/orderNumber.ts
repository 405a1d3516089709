import { randomInt } from 'node:crypto';

/** Capitals and digits that are not mistaken for each other, on paper or on the phone. */
const letters = 'ABCDEFGHJKMNPQRTUVWXYZ2346789';
const length = 8;

/** "PD-" and eight characters: 500 billion of them, so another order's number cannot be guessed. */
export const newOrderNumber = (): string =>
  `PD-${Array.from({ length }, () => letters[randomInt(letters.length)]).join('')}`;

/** As people type it: small letters, blanks, with or without the beginning. Undefined when it cannot be one. */
export function readOrderNumber(text: string): string | undefined {
  const rest = text.toUpperCase().replace(/[\s-]/g, '').replace(/^PD/, '');
  const isOne = rest.length === length && Array.from(rest).every((letter) => letters.includes(letter));
  return isOne ? `PD-${rest}` : undefined;
}
