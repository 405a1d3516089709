/**
 * The words of a list in a part of a file.
 * @param text of the whole file
 * @param part where the part starts in `text`, and its words: of the same length as there
 * @param terms pairs of a pattern and what to write instead; a blank is any white space
 * @returns {{line: number, word: string, instead: string}[]}
 */
export function listedWords(text, { start, words }, terms) {
  return terms.flatMap(([pattern, instead]) =>
    [...words.matchAll(new RegExp(`(?<![\\w-])(?:${pattern.replaceAll(' ', '\\s+')})(?![\\w-])`, 'gi'))].map(
      ({ 0: word, index }) => ({ line: text.slice(0, start + index).split('\n').length, word, instead }),
    ),
  );
}
