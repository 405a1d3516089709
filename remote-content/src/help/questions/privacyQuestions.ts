import { links } from '@paw/shared/contract/links.ts';
import { rulesInWords } from '../../rulesInWords.ts';
import { answer } from '../answer.ts';
import type { Question } from '../Question.ts';
import { ways } from './ways.ts';

const { newsletterConfirm, newsletterKept, messageKept } = rulesInWords;
const part = (label: string, id: string) => ({ label, to: `${links.privacy()}#${id}` });

export const privacyQuestions: readonly Question[] = [
  {
    id: 'newsletter-mail',
    question: 'I signed up for the newsletter. Why is there nothing yet?',
    answer: answer`Follow the link in the mail that we sent you: only then is your address on the list. An address that nobody confirms within ${newsletterConfirm} is forgotten; sign up again. Nothing in your mail? Look among the spam.`,
    also: 'subscribe confirm email',
  },
  {
    id: 'unsubscribe',
    question: 'How do I end the newsletter?',
    answer: answer`By the link at the end of each newsletter, or by your mail program’s own button. We remember for ${newsletterKept} that you unsubscribed, then we forget the address.`,
    also: 'unsubscribe stop emails',
  },
  {
    id: 'browser',
    question: 'Which cookies do you use?',
    answer: answer`Each one is named, with what it is for, in the list of ${part('what your browser keeps', 'storage')}.`,
    also: 'cookie tracking storage analytics consent',
  },
  {
    id: 'messages',
    question: 'What becomes of a message that I send you?',
    answer: answer`It is stored so that a person can answer, and deleted ${messageKept} after the matter is closed.`,
    also: 'contact form data',
  },
  {
    id: 'my-data',
    question: 'What do you know about me?',
    answer: answer`What you gave us for an order, an account or a message. Ask us, have it corrected, or have it deleted: ${part('your rights', 'rights')} say how. The ${ways.privacy} has the rest.`,
    also: 'personal information gdpr ccpa delete',
  },
];
