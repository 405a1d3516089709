/** An emoji or a letter with its accents, where the browser has no segmenter: flags, joined emoji, marks. */
const character = /\p{RI}{2}|\P{M}[\p{M}\p{EMod}]*(?:\u200D\P{M}[\p{M}\p{EMod}]*)*|\p{M}+/gu;

/** The first characters of a text as people count them: none is ever cut. */
export function firstCharacters(text: string, count: number): string[] {
  const { Segmenter } = Intl as { Segmenter?: typeof Intl.Segmenter };
  const all = Segmenter
    ? Array.from(new Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
    : (text.match(character) ?? []);
  return all.slice(0, count);
}
