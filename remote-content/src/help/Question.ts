/** A link within an answer. */
export interface Way {
  label: string;
  /** A path on this shop. */
  to: string;
}

/** One paragraph, as data: the page, search and search engines each make of it what they need. */
export type Answer = readonly (string | Way)[];

/** answer`Yes, within ${returnDays}. See ${{ label: 'Returns', to: links.returns() }}.` */
export function answer(words: TemplateStringsArray, ...values: (string | Way)[]): Answer {
  return words.flatMap((text, at) => [text, ...values.slice(at, at + 1)]).filter((part) => part !== '');
}

/** What an answer says, without its links. */
export function wordsOfAnswer(said: Answer): string {
  return said.map((part) => (typeof part === 'string' ? part : part.label)).join('');
}

export interface Question {
  /** Fragment of its address; never changes once it is published. */
  id: string;
  question: string;
  answer: Answer;
  /** Words by which it is found too, though the texts do not have them. */
  also?: string;
  /** It is on the contact page as well. */
  isAskedMost?: true;
}
