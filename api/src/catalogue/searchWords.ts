/** More words make no search better, and each one costs a look at every product. */
const mostWords = 8;
const longestWord = 40;
/** They stand in every description, or in none: what is looked for is the rest. */
const empty = new Set(['an', 'and', 'for', 'in', 'my', 'of', 'on', 'or', 'the', 'to', 'with']);

/**
 * The words that a text is searched by: small letters without accents, without the end of a plural, each once. A product
 * is found by how its words begin, so that "leashes" finds "Leash". Empty when nothing is left to look for.
 */
export function searchWords(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !empty.has(word))
    .map((word) => withoutPlural(word).slice(0, longestWord));
  return [...new Set(words)].slice(0, mostWords);
}

const withoutPlural = (word: string) => (word.length > 3 ? word.replace(/(e?s)$/, '') : word);
