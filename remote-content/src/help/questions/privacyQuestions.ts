import { links } from '@paw/contract/links.ts';
import { rulesInWords } from '../../rulesInWords.ts';
import { answer, type Question } from '../Question.ts';
import { ways } from './ways.ts';

const { newsletterConfirm, newsletterKept, messageKept } = rulesInWords;
const part = (label: string, id: string) => ({ label, to: `${links.privacy()}#${id}` });

export const privacyQuestions: readonly Question[] = [
  {
    id: 'newsletter-mail',
    question: 'I signed up for the newsletter. Why haven’t I gotten anything?',
    answer: answer`Click the link in our confirmation email to finish signing up. If you don’t confirm within ${newsletterConfirm}, we delete your address and you can sign up again. No email? Check your spam folder.`,
    also: 'subscribe confirm email',
  },
  {
    id: 'unsubscribe',
    question: 'How do I unsubscribe?',
    answer: answer`Use the link at the end of each newsletter, or use your email app’s unsubscribe button. We remember for ${newsletterKept} that you unsubscribed, then we delete your address.`,
    also: 'unsubscribe stop emails',
  },
  {
    id: 'browser',
    question: 'Which cookies do you use?',
    answer: answer`Our privacy policy lists each one and what it’s for, under ${part('what your browser stores', 'storage')}.`,
    also: 'cookie tracking storage analytics consent',
  },
  {
    id: 'messages',
    question: 'What happens to messages I send you?',
    answer: answer`We store each one so a person can reply, and delete it ${messageKept} after the matter is closed.`,
    also: 'contact form data',
  },
  {
    id: 'my-data',
    question: 'What do you know about me?',
    answer: answer`What you gave us for an order, an account or a message. You can see it, correct it or have it deleted: ${part('your rights', 'rights')} explain how. The ${ways.privacy} has the rest.`,
    also: 'personal information gdpr ccpa delete',
  },
];
