import { normaliseEmail } from '../../platform/http/emailAddress.ts';
import { commonPasswords } from './commonPasswords.ts';
import { longCommonPasswords } from './longCommonPasswords.ts';

/** Neighbors in these, in either direction, are one step of a run. */
const rows = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop[]', 'asdfghjkl;', 'zxcvbnm,./', '!@#$%^&*()'];
const pairsOf = (text: string) => Array.from({ length: text.length - 1 }, (_, index) => text.slice(index, index + 2));
const steps = new Set(rows.flatMap(pairsOf).flatMap((pair) => [pair, `${pair[1]}${pair[0]}`]));
/** Fewer different characters are a pattern: "111122223333444". */
const fewest = 5;
/** A run may jump so often: "qwertyuiop12345" does once. */
const mostJumps = 3;

/**
 * Whether a password is long enough and yet among the first that someone would try: it leaked often, it is one common
 * word with digits and signs around it, one piece over and over, a run of keys, or an email address.
 */
export function isEasyToGuess(password: string): boolean {
  const text = password.normalize('NFC').toLowerCase();
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  return (
    longCommonPasswords.has(text) ||
    [letters, repeatedPiece(letters)].some((word) => commonPasswords.has(word)) ||
    new Set(text).size < fewest ||
    repeatedPiece(text) !== text ||
    countJumps(text) <= mostJumps ||
    normaliseEmail(text) !== undefined
  );
}

/** "kibble" of "kibblekibblekib"; the whole text when nothing repeats. */
function repeatedPiece(text: string): string {
  for (let length = 1; length <= text.length / 2; length++) {
    if (text.startsWith(text.slice(length))) return text.slice(0, length);
  }
  return text;
}

const countJumps = (text: string) => pairsOf(text).filter((pair) => !steps.has(pair)).length;
