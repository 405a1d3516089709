import { synonymsOf, synonymWords } from './synonyms.ts';
import { oneTypoFrom, typosBetween } from './typos.ts';
import type { VocabularyWord } from './wordQueries.ts';

/** Another way to read a word: one word, or two where a blank was missing. */
export type Correction = string;

/** How many corrections are considered for a word. */
const most = 4;

const isCorrectable = (word: string) => /^[a-z]{2,20}$/.test(word);

/** What to look up in the vocabulary for words that are not in it: what one typo, or a missing blank, makes of them. */
export function nearTo(words: readonly string[]): string[] {
  const near = words.filter(isCorrectable).flatMap((word) => [...oneTypoFrom(word), ...splits(word).flat()]);
  return [...new Set(near)];
}

/** The likeliest first: the fewest typos, then words that head products, then the same first letter, then use. */
export function correctionsOf(word: string, vocabulary: readonly VocabularyWord[]): Correction[] {
  if (!isCorrectable(word)) return [];
  const uses = new Map(vocabulary.map((each) => [each.word, each]));
  const synonyms = synonymWords.map((each) => uses.get(each) ?? { word: each, headings: 1, uses: 1 });
  const farthest = word.length < 7 ? 1 : 2;
  const near = [...new Map([...vocabulary, ...synonyms].map((each) => [each.word, each])).values()]
    .map((each) => ({ ...each, typos: typosBetween(word, each.word) }))
    .filter(({ typos, word: other }) => typos > 0 && typos <= farthest && other.length > 1)
    // Few people mistype the first letter and another one.
    .filter(({ typos, word: other }) => typos === 1 || other[0] === word[0])
    .sort(
      (one, other) =>
        one.typos - other.typos ||
        Number(other.headings > 0) - Number(one.headings > 0) ||
        Number(other.word[0] === word[0]) - Number(one.word[0] === word[0]) ||
        other.headings - one.headings ||
        other.uses - one.uses,
    );
  // Two typos are believed only when nothing is nearer.
  const nearest = near.filter(({ typos }) => typos === near[0]?.typos).map((each) => each.word);
  const isHeading = (part: string) => (uses.get(part)?.headings ?? 0) > 0 || synonymsOf(part).length > 0;
  const parted = splits(word).filter((parts) => parts.every(isHeading));
  return [...nearest, ...parted.map((parts) => parts.join(' '))].slice(0, most);
}

/** "dogbed" → dog, bed; no part is shorter than three letters. */
function splits(word: string): [string, string][] {
  return Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => [word.slice(0, at + 3), word.slice(at + 3)]);
}
