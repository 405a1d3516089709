/** A link within an answer. */
export interface Way {
  label: string;
  /** A path on this shop. */
  to: string;
}

/** One paragraph as data, for the page, the filter and the structured data. */
export type Answer = readonly (string | Way)[];

/** answer`Yes, within ${returnDays}. See ${{ label: 'Returns', to: links.returns() }}.` */
export function answer(words: TemplateStringsArray, ...values: (string | Way)[]): Answer {
  return words.flatMap((text, at) => [text, ...values.slice(at, at + 1)]).filter((part) => part !== '');
}

/** The text of an answer. */
export function wordsOfAnswer(parts: Answer): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.label)).join('');
}

export interface Question {
  /** The fragment of its URL; never changes after publication. */
  id: string;
  question: string;
  answer: Answer;
  /** Further words that find it. */
  also?: string;
  /** Whether it is on the contact page too. */
  isAskedMost?: true;
}
