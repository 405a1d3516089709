import type { Question } from './Question.ts';
import { accountQuestions } from './questions/accountQuestions.ts';
import { orderQuestions } from './questions/orderQuestions.ts';
import { paymentQuestions } from './questions/paymentQuestions.ts';
import { privacyQuestions } from './questions/privacyQuestions.ts';
import { productQuestions } from './questions/productQuestions.ts';
import { returnQuestions } from './questions/returnQuestions.ts';

export interface HelpTopic {
  /** The fragment of its URL. */
  id: string;
  title: string;
  questions: readonly Question[];
}

/** All questions: the help center shows every one, the contact page the most common ones. */
export const helpTopics: readonly HelpTopic[] = [
  { id: 'orders', title: 'Orders and delivery', questions: orderQuestions },
  { id: 'returns', title: 'Returns and refunds', questions: returnQuestions },
  { id: 'payment', title: 'Payment', questions: paymentQuestions },
  { id: 'account', title: 'Your account', questions: accountQuestions },
  { id: 'products', title: 'Products and sizes', questions: productQuestions },
  { id: 'privacy', title: 'Newsletter and privacy', questions: privacyQuestions },
];
