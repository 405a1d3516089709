/** Whole sentences up to what a search result shows, at least one. */
export function firstSentences(text: string, limit = 160): string {
  const [first = '', ...more] = text.match(/[^.!?]+[.!?]+/g) ?? [text];
  let result = first.trim();
  for (const sentence of more) {
    if (result.length + sentence.length > limit) break;
    result += sentence;
  }
  return result;
}
