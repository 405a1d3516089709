import type { Answer } from './answer.ts';

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
