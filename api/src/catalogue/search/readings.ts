import { synonymsOf } from './synonyms.ts';
import type { KnownWord } from './wordQueries.ts';

/** One way to read a word. */
export interface Option {
  /** As a shopper would write it. */
  text: string;
  /** What finds it, for PostgreSQL's `to_tsquery`. */
  term: string;
  isAsWritten: boolean;
}

/** One way to read a whole text. */
export interface Reading {
  texts: string[];
  query: string;
  isAsWritten: boolean;
}

/** Of words that are letters and digits only, so that nothing in them has a meaning of its own. */
const quoted = (word: string) => `'${word}'`;
const anyOf = (terms: readonly string[]) => (terms.length > 1 ? `(${terms.join(' | ')})` : (terms[0] ?? ''));
const allOf = (words: string) => words.split(' ').map(quoted).join(' & ');
const namesOf = (word: string) =>
  synonymsOf(word).map((name) => (name.includes(' ') ? `(${allOf(name)})` : quoted(name)));

/** The word: itself, what else it is called, and what it begins when it is no word. Undefined = unknown. */
export function asWritten({ word, uses, begun }: KnownWord): Option | undefined {
  const isNumber = !/\p{L}/u.test(word);
  const own = uses || isNumber ? [word] : word.length > 2 ? begun : [];
  const terms = [...own.map(quoted), ...namesOf(word)];
  return terms.length ? { text: word, term: anyOf(terms), isAsWritten: true } : undefined;
}

/** @param text a word of the vocabulary, a synonym, or two words that were written as one */
export function asCorrected(text: string): Option {
  const term = text.includes(' ') ? `(${allOf(text)})` : anyOf([quoted(text), ...namesOf(text)]);
  return { text, term, isAsWritten: false };
}

/**
 * Every way to read all words together, up to a limit; none without words. The first takes the first option of each.
 */
export function combine(options: readonly (readonly Option[])[], most: number): Reading[] {
  if (!options.length) return [];
  const readings = options.reduce<Option[][]>(
    (before, words) => words.flatMap((word) => before.map((reading) => [...reading, word])).slice(0, most),
    [[]],
  );
  return readings.map((words) => ({
    texts: words.map(({ text }) => text),
    query: words.map(({ term }) => term).join(' & '),
    isAsWritten: words.every((word) => word.isAsWritten),
  }));
}
