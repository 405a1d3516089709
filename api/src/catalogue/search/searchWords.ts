/** More words make no search better. */
const mostWords = 8;
const longestWord = 40;

/**
 * The words of a text as they are looked up: small letters and digits without accents, each once, a few of a bounded
 * length. Whatever else a text holds (markup, SQL, NUL, emoji, marks of direction) parts words and is dropped.
 */
export function searchWords(text: string): string[] {
  const plain = text
    .slice(0, 2000)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    // "the dog's bed" is about a dog.
    .replace(/(?<=\p{L})['’ʼ]s?(?!\p{L})/gu, '');
  const words = plain.match(/\d+\.\d+|[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, longestWord)))].slice(0, mostWords);
}

/** As good as a shop's words need it: "leashes" → "leash", "puppies" → "puppy", "boxes" → "box", "toys" → "toy". */
export function singularOf(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length < 5 ? word.slice(0, -1) : `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
}
